// The script defines all elements; it exports nothing.

import "./elements.js";
