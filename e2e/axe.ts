import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare const window: Window & { axe?: typeof axe };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that another scheme can break: its colors are CSS variables, and the document stays the same. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * axe with WCAG 2.2 AA and best practices, or by the rules named; returns the findings as a readable list. It is put into the
 * page once and called there: axe's own package for Playwright puts it there for every look, which takes longer than the
 * look. Frames are left out; the portal has none.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(source);
  return page.evaluate(
    async (runOnly) => {
      if (!window.axe) throw new Error('axe is not in the page.');
      // What passes is listed without its elements: each selector of one takes time.
      const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'], iframes: false });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
      );
    },
    [...(rules ?? STANDARDS)],
  );
}
