import type { ConsumerCheck } from '../../../../scripts/consumers.ts';

export const check: ConsumerCheck = {
  rendered: 'HyPaginator-root',
  visit: async (page) => {
    await page.getByRole('button', { name: 'Verder' }).click();
    await page.getByText('26 tot 50 van 124').first().waitFor();
    await page.getByRole('link', { name: 'Naar de inhoud' }).press('Enter');
    if (!(await page.locator('main').evaluate((main) => main === document.activeElement)))
      throw new Error('the skip link leads nowhere');
    await page.setViewportSize({ width: 375, height: 700 });
    await page.getByRole('button', { name: 'Navigatie openen' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).waitFor();
  },
};
