/**
 * Stands in the place of what only free play shows, and asks Python for it once free play has begun on this page:
 * its surface has opened (lab/story/stage.js), and no story guides. Until then nobody would see it.
 */

const PATIENCE_MS = 6000;

/** @param {{setTriggerValue: (name: string, value: unknown) => void}} component */
export default function mount({ setTriggerValue }) {
  const { documentElement: page } = document;
  let late = false; // a page may have no surface, which would say that it is open
  const look = () => {
    const open = late || page.dataset.opened === location.pathname;
    if (!open || page.dataset.guided) return;
    leave();
    setTriggerValue("begun", true);
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => {
    late = true;
    look();
  }, PATIENCE_MS);
  const leave = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(page, { attributeFilter: ["data-guided", "data-opened"] });
  look();
  return leave;
}
