/** Numbers along the axes of a chart. */

import { svg } from "../../lab/dom.js";
import { counted, fixed } from "../../lab/numbers.js";

const FEW = 4;

/** Round numbers from 0 up to one. @param {number} most */
function rounds(most) {
  const ten = 10 ** Math.floor(Math.log10(most / FEW));
  const step = [1, 2, 5, 10].map((each) => each * ten).find((each) => most / each <= FEW + 1) ?? most;
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, k) => k * step);
}

/** @param {[number, number]} at @param {string} anchor @param {string} title */
const caption = ([x, y], anchor, title) => svg("text", { class: "title", x, y, "text-anchor": anchor }, [title]);

/** Numbers along axes from 0, drawn anew where they move. */
export function createNumbers() {
  const [across, up] = [svg("g"), svg("g")];
  let known = "";
  /**
   * @param {(value: number) => number} x @param {(value: number) => number} y @param {[number, number]} most
   * @param {number} left of the axis up @param {string} title of the axis across @param {number} down where it stands
   * @param {number} low where the numbers stand, below a handle that is on the axis
   */
  const draw = (x, y, most, left, title, down, low = 17) => {
    const key = [x(most[0]), y(0), y(most[1]), ...most].join(" ");
    if (known === key) return;
    known = key;
    const numbers = rounds(most[0]).map((each) =>
      caption([x(each), y(0) + low], "middle", fixed(each, most[0] < FEW ? 1 : 0)),
    );
    across.replaceChildren(...numbers, caption([x(most[0]), y(0) + down], "end", title));
    const rows = rounds(most[1]).filter((each) => each || x(0) > left); // where both axes begin, one 0 is enough
    up.replaceChildren(...rows.map((each) => caption([left - 6, y(each) + 5], "end", counted(each))));
  };
  return { across, up, draw };
}
