// A handle between two adjacent panels, which can be dragged or moved with the arrow keys.
import { make } from "./dom";

const LEAST = 20, MOST = 80; // percent of the width
const STEP = 2;

/**
 * Sets the box's property `--split` to the percentage of its width that the first panel takes, and stores the percentage under
 * `name`.
 */
export function splitter(box: HTMLElement, name: string, label: string, initial: number): HTMLElement {
  const handle = make("div", {
    class: "splitter", role: "separator", tabindex: 0, "aria-orientation": "vertical", "aria-label": label, "aria-valuemin": LEAST, "aria-valuemax": MOST,
    title: "Drag, or press the left and right arrow keys; double-click or Enter: as it was",
  });
  const key = "lockstep-split-" + name;
  let share = initial;
  const put = (percent: number): void => {
    share = Math.min(MOST, Math.max(LEAST, Math.round(percent)));
    box.style.setProperty("--split", share + "%");
    handle.setAttribute("aria-valuenow", String(share));
  };
  // Browsers may not allow a page from a disk to store anything.
  const keep = (): void => {
    try {
      if (share === initial) localStorage.removeItem(key);
      else localStorage.setItem(key, String(share));
    } catch {}
  };
  const reset = (): void => {
    put(initial);
    keep();
  };
  let kept = initial;
  try {
    kept = Number(localStorage.getItem(key) ?? initial) || initial;
  } catch {}
  put(kept);

  handle.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: LEAST, End: MOST, Enter: initial }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation(); // since arrow keys also move between steps
    put(to);
    keep();
  });
  handle.addEventListener("dblclick", reset);
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", (event) => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const { left, width } = box.getBoundingClientRect();
    put(((event.clientX - left) / width) * 100);
  });
  handle.addEventListener("lostpointercapture", keep);
  return handle;
}
