// One classic script with everything in it: a page needs nothing else, not even a server.

import "../index";
