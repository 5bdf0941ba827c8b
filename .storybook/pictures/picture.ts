import type { ExpectStatic } from 'vitest';
import { page } from 'vitest/browser';
import { MAX_HEIGHT } from './frames.ts';
import { resize } from './settle.ts';

/** Grows the viewport for a story that scrolls, and returns the height of the content in CSS pixels. */
export async function fitHeight(width: number, height: number): Promise<number> {
  scrollTo(0, 0);
  const needed = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT);
  if (needed > height) {
    await resize(width, needed);
    return needed;
  }
  const bottoms = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0 && box.top < height)
    .map(({ bottom }) => bottom);
  // Space below for shadows and focus rings.
  return Math.min(Math.ceil(Math.max(1, ...bottoms)) + 16, height);
}

/** Compares the viewport, down to `height`, with the committed picture of that name. */
export async function comparePicture(expect: ExpectStatic, name: string, width: number, height: number): Promise<void> {
  // Vitest passes `clip` to Playwright, but its type omits it.
  const screenshotOptions = { clip: { x: 0, y: 0, width, height } } as object;
  await expect(page).toMatchScreenshot(name, { screenshotOptions });
}
