import { registerSW } from "virtual:pwa-register";
import { load } from "cardroom/parts";
import { Page } from "./page";
import { frame } from "./settings";
import { store } from "./store/store";
import { preferred, speak } from "./text";
import "./style/theme.css";
import "../../npm/elements/style/common.css";
import "./style/page.css";
import "./style/header.css";
import "cardroom/elements/drawing.css";
import "./style/pieces.css";
import "./style/felt.css";
import "./style/table.css";
import "./style/open-face.css";
import "./style/notes-table.css";
import "./style/rulings.css";
import "./style/tournament.css";
import "./style/device.css";

frame();
const page = new Page(document.body);
try {
  await Promise.all([load("games"), speak(preferred()), store.open()]);
  await page.start();
} catch (error) {
  page.fail(error);
}

// Everything is kept for opening without a network. A newer version waits until it is asked for.
const update = registerSW({ onNeedRefresh: () => page.offer(() => void update()) });
