import { expect, test } from '@playwright/test';
import { signIn, tableRows } from './journey.ts';

/** Sum of shifts that a user does not notice. Web Vitals call 0.1 good. */
const UNNOTICED = 0.05;

const DEVICES = {
  'a phone': { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  'a wide screen': { viewport: { width: 1440, height: 900 } },
};

for (const [device, use] of Object.entries(DEVICES)) {
  test.describe(`on ${device}`, { tag: '@all' }, () => {
    test.use(use);

    test('[UI-03] nothing moves while a page loads', async ({ page }) => {
      await page.addInitScript(() => {
        const state = window as unknown as { shift: number };
        state.shift = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) state.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await signIn(page, 'admin');
      await expect(tableRows(page).nth(1)).toBeVisible();
      const contract = await page.locator('a[href^="/order/contracts/"]').first().getAttribute('href');
      const paths = ['contracts', 'documents', 'orders', 'off-hires'].map((name) => `/order/${name}`);
      for (const path of [...paths, '/request/requests', '/asset/assets', contract ?? '']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        expect.soft(shift, path).toBeLessThan(UNNOTICED);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use(DEVICES['a phone']);

  test('[UI-03] [DOM-30] the first screen shows what needs the user and the first machine', async ({ page }) => {
    await signIn(page, 'admin');
    const entry = page
      .getByRole('region', { name: /^What needs you/ })
      .getByRole('listitem')
      .first();
    await expect(entry).toBeInViewport({ timeout: 30_000 });
    await expect(page.getByRole('row', { name: /fleet no\./ }).first()).toBeInViewport();
  });
});
