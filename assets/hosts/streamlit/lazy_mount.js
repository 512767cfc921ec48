/**
 * Lazy mounting: stands in the place of what only free play shows, and asks Python for it once free play has begun on
 * this page:
 * its surface has opened (lab/story/stage.js), and no story guides. Until then nobody would see it.
 */

const PATIENCE_MS = 6000;

/** @param {{setTriggerValue: (name: string, value: unknown) => void}} component */
export default function mount({ setTriggerValue }) {
  const { documentElement: page } = document;
  let [late, wanted] = [false, false]; // late: a page may have no surface, which would say that it is open
  const look = () => {
    const open = late || page.dataset.opened === (location.pathname.split("/").at(-1) || "home");
    if (wanted || !open || page.dataset.guided) return;
    wanted = true;
    setTriggerValue("begun", true);
  };
  const watch = new MutationObserver(look);
  const timer = setInterval(() => {
    late = true;
    wanted &&= !document.querySelector('[data-test-script-state="notRunning"]'); // lost where the page was drawn anew
    look();
  }, PATIENCE_MS);
  watch.observe(page, { attributeFilter: ["data-guided", "data-opened"] });
  look();
  return () => {
    watch.disconnect();
    clearInterval(timer);
  };
}
