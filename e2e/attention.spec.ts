import { expect, journey, signIn } from './journey.ts';

journey(
  '[DOM-30] the machine that costs most is called off in three steps: the strip, Call off, send',
  async ({ page }) => {
    await signIn(page, 'admin');
    const strip = page.getByRole('region', { name: /^What needs you/ });
    const first = strip.getByRole('listitem').first();
    await expect(first).toBeVisible({ timeout: 15_000 });
    const costs = await strip.getByText(/^\+€[\d,.]+ a day$/).allTextContents();
    const amounts = costs.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
    expect(amounts[0]).toBe(Math.max(...amounts));
    const callOff = first.getByRole('link', { name: 'Call off' });
    const href = (await callOff.getAttribute('href')) ?? '';
    await callOff.click();
    await expect(page).toHaveURL(/off-hires\/add/);
    await page.getByRole('button', { name: 'Call off' }).click();
    const number = page.getByRole('link', { name: /^OH-/ });
    await expect(number).toBeVisible({ timeout: 15_000 });
    const offHire = (await number.getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(first).toBeVisible({ timeout: 15_000 });
    await expect(strip.locator(`a[href="${href}"]`)).toHaveCount(0);
    // Restores the data for the other journeys.
    await page.goto(offHire);
    await page.getByRole('button', { name: 'Undo call-off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo call-off' }).click();
    await expect(page.getByText('Call-off undone', { exact: true })).toBeVisible();
  },
);
