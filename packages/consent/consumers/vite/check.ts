import type { ConsumerCheck } from '../../../../scripts/consumers.ts';

export const check: ConsumerCheck = {
  rendered: 'How to refuel</h1>',
  visit: async (page) => {
    const film = page.getByText('The film');
    await page.getByRole('dialog').waitFor();
    if (await film.isVisible()) throw new Error('the film is there before anything was accepted');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await film.waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('klaro'));
    if (!stored?.includes('"video":true')) throw new Error(`the choice is stored as ${stored}`);
    await page.reload({ waitUntil: 'networkidle' });
    await film.waitFor();
    if (await page.locator('.hy-consent').count()) throw new Error('asks again after a reload');
  },
};
