import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { ConsumerCheck } from '../../../../scripts/consumers.ts';

/** What the kit promises: a page in 80 lines, without a cast and without raw MUI. */
async function built(folder: string): Promise<string[]> {
  const app = readFileSync(join(folder, 'src/App.tsx'), 'utf8');
  const lines = app.trimEnd().split('\n').length;
  return [
    ...(lines > 80 ? [`the page takes ${lines} lines`] : []),
    ...(/\bas\b|@mui\//.test(app) ? ['the page needs a cast or MUI itself'] : []),
  ];
}

export const check: ConsumerCheck = {
  built,
  rendered: 'HyDataList-root',
  visit: async (page) => {
    const answer = await page.reload({ waitUntil: 'networkidle' });
    const policy = answer?.headers()['content-security-policy'] ?? '';
    if (!policy.includes("'nonce-") || policy.includes('unsafe')) throw new Error(`the policy is ${policy}`);

    const logo = await page
      .getByRole('link', { name: /^Hireyard/ })
      .first()
      .boundingBox();
    const order = await page.getByRole('link', { name: 'Neuer Auftrag' }).boundingBox();
    if (!logo || !order || logo.x < order.x) throw new Error('the header is not from right to left');
    const brand = await page
      .getByRole('link', { name: 'Neuer Auftrag' })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
    if (brand !== 'rgb(10, 120, 86)') throw new Error(`the main button is ${brand}`);

    await page.getByRole('button', { name: 'Baustelle' }).first().click();
    await page.getByRole('checkbox', { name: 'Messe' }).click();
    await page.keyboard.press('Escape');
    await page.getByText('1 Maschinen').waitFor();
    if (await page.getByText('Scherenbühne').count()) throw new Error('the filter leaves what it should not');
    await page.getByRole('link', { name: 'Neuer Auftrag' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Bestellnummer' }).fill('4711');
    await page.keyboard.press('Enter');
    await page.getByText('Auftrag angelegt').waitFor();

    const { violations } = await new AxeBuilder({ page }).analyze();
    if (violations.length) throw new Error(`axe: ${violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)}`);

    // The scheme is on the document before anything of the application runs.
    const early = await page.context().newPage();
    await early.route('**/*.js', (route) => route.abort());
    await early.emulateMedia({ colorScheme: 'dark' });
    await early.goto(page.url().split('#')[0] ?? '');
    const scheme = await early.locator('html').getAttribute('data-hy-scheme');
    if (scheme !== 'dark') throw new Error(`the scheme before the first paint is ${scheme}`);
  },
};
