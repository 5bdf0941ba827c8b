import { page } from 'vitest/browser';

/** MUI and the kit react to a resize up to 166 ms later; then three frames without a change count as settled. */
const RESIZE_ANSWER_MS = 180;
const QUIET_FRAMES = 3;
const AT_MOST_MS = 3_000;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sets the size of the story's window in CSS pixels, and waits until everything has reacted. */
export async function resize(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return settle();
  await page.viewport(width, height);
  await pause(RESIZE_ANSWER_MS);
  await settle();
}

/** Waits until fonts and images have loaded, transitions have ended and the document has stopped changing. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), pause(AT_MOST_MS)]);

  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const giveUp = performance.now() + AT_MOST_MS;
  while (quiet < QUIET_FRAMES && performance.now() < giveUp) {
    quiet += 1;
    await frame();
  }
  observer.disconnect();
}
