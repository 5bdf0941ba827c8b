import type { Page } from 'playwright-core';
import type { ConsumerCheck } from './consumers.ts';

/** Uses the page of the guides without a network: filters its list, and fills in its dialog. */
export async function useOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Standort' }).click();
  await page.getByRole('checkbox', { name: 'Leipzig' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('Scherenbühne').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Neu' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Radlader');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.context().setOffline(false);
}

/** Finds what a strict policy lacks, and what it may not have. */
function policyFaults(policy: string): string[] {
  const needed = [/style-src [^;]*'nonce-/, /script-src [^;]*'(nonce|sha256)-/, /require-trusted-types-for 'script'/];
  return [
    ...needed.filter((part) => !part.test(policy)).map((part) => `lacks ${part}`),
    ...(policy.includes('unsafe') ? ['has something unsafe'] : []),
  ];
}

/** Check of an app that is made of a guide. */
export const guideCheck: ConsumerCheck = {
  rendered: 'HyDataList-root',
  visit: async (page) => {
    const answer = await page.reload({ waitUntil: 'networkidle' });
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const faults = policyFaults(policy);
    if (faults.length) throw new Error(`the policy "${policy}" ${faults.join(', ')}`);
    await useOffline(page);
  },
};
