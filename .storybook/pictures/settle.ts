import { cdp, page } from 'vitest/browser';

/** Delay after a resize, because MUI and the kit react up to 166 ms later. */
const RESIZE_ANSWER_MS = 180;
/** Consecutive frames without a change that count as settled. */
const QUIET_FRAMES = 3;
const AT_MOST_MS = 3_000;

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sets the size of the viewport in CSS pixels and waits until the page settles. */
export async function resize(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return settle();
  await page.viewport(width, height);
  await reactToSize();
}

/** Waits until the page settles after a change of size, of the viewport or of an element. */
export async function reactToSize(): Promise<void> {
  await pause(RESIZE_ANSWER_MS);
  await settle();
}

let currentMedia = 'screen';

/** Emulates a medium. Sets reduced motion again, because Chromium resets it with the medium. */
export async function setMedia(media: 'print' | 'screen'): Promise<void> {
  if (media === currentMedia) return;
  currentMedia = media;
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await cdp().send('Emulation.setEmulatedMedia', { media: media === 'print' ? media : '', features });
}

/** Waits until fonts and images have loaded, no transition runs and the document no longer changes. */
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
    // Checked in every frame, because a transition may start when another one ends.
    quiet = isMoving() ? 0 : quiet + 1;
    await frame();
  }
  observer.disconnect();
}

/** True if a finite animation is running. */
export const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
