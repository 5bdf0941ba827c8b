import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare const window: Window & { axe?: typeof axe };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that a change of color scheme can break: a scheme changes CSS variables and nothing else. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe with the given rules, or else WCAG 2.2 AA and best practices, and returns readable findings. The script is
 * injected once for each page: axe's package for Playwright injects it for each run, which takes longer than the run. Frames
 * are skipped, because the portal has none.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(source);
  return page.evaluate(
    async (runOnly) => {
      if (!window.axe) throw new Error('axe is not in the page.');
      // Passed rules list no elements, because each selector takes time.
      const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'], iframes: false });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
      );
    },
    [...(rules ?? STANDARDS)],
  );
}
