import { registerSW } from "virtual:pwa-register";
import { load } from "cardroom/parts";
import { Page } from "./page";
import { frame } from "./settings";
import { preferred, speak } from "./text";
import "./style/theme.css";
import "../../npm/elements/style/common.css";
import "./style/page.css";
import "./style/header.css";
import "cardroom/elements/drawing.css";
import "./style/pieces.css";
import "./style/felt.css";
import "./style/chair.css";
import "./style/table.css";
import "./style/open-face.css";
import "./style/notes-table.css";
import "./style/rulings.css";
import "./style/tournament.css";
import "./style/device.css";
import "./style/print.css";

/** Keeps everything for opening without a network. A newer version waits until it is asked for. */
function keep(page: Page): void {
  const update = registerSW({ onNeedRefresh: () => page.offer(() => void update()) });
}

/** All that is needed is fetched side by side, and nothing else before somebody may have begun to play. */
async function open(page: Page): Promise<void> {
  try {
    await Promise.all([load("games"), speak(preferred()), page.claim()]);
    await page.start();
  } catch (error) {
    page.fail(error);
  }
  setTimeout(keep, 2000, page);
}

frame();
void open(new Page(document.body));
