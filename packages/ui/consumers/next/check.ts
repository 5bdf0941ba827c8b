import type { ConsumerCheck } from '../../../../scripts/consumers.ts';

export const check: ConsumerCheck = {
  rendered: 'HyPaginator-root',
  visit: async (page) => {
    await page.getByRole('button', { name: 'Onward' }).click();
    await page.getByText('26–50 of 124').first().waitFor();
  },
};
