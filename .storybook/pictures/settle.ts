import { cdp, page } from 'vitest/browser';

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
  await reactToSize();
}

/** Waits until everything has reacted to a size that has changed: of the window, or of an element while a story played. */
export async function reactToSize(): Promise<void> {
  await pause(RESIZE_ANSWER_MS);
  await settle();
}

let shownOn = 'screen';

/** What the page is shown on. Chromium forgets the reduced motion with it, so it is said again. */
export async function setMedia(media: 'print' | 'screen'): Promise<void> {
  if (media === shownOn) return;
  shownOn = media;
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await cdp().send('Emulation.setEmulatedMedia', { media: media === 'print' ? media : '', features });
}

/** Waits until fonts and images are there, no transition runs and the document has stopped changing. */
export async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));

  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const giveUp = performance.now() + AT_MOST_MS;
  while (quiet < QUIET_FRAMES && performance.now() < giveUp) {
    // Asked in every frame: the end of one transition may be the beginning of the next.
    quiet = isMoving() ? 0 : quiet + 1;
    await frame();
  }
  observer.disconnect();
}

/** Whether an animation runs that will end. */
export const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
