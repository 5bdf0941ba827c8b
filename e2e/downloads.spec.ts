import type { Page } from '@playwright/test';
import { readBuild } from '../scripts/downloads.ts';
import sizeBudgets, { BEHIND_ROWS } from '../scripts/size-budgets.ts';
import { expect, journey, signIn, tableRows } from './journey.ts';

/** Maps each script to its size on the wire: compressed, headers included. */
async function watchScripts(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) names.set(requestId, new URL(response.url).pathname.slice(1));
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name) bytes.set(name, encodedDataLength);
  });
  await cdp.send('Network.enable');
  return bytes;
}

const { scriptsOf } = readBuild();

journey('[SH-05] a browser downloads the scripts that the size budgets count, and no more', async ({ page }) => {
  // Blocks the code behind the first screen; the browser still fetches the scripts that it imports.
  await page.route('**/assets/background-epics-*.js', () => undefined);
  const background = new Set(scriptsOf(['startup/background-epics.ts']));
  const bytes = await watchScripts(page);
  await signIn(page, 'admin');
  await expect(tableRows(page).nth(1)).toBeVisible();
  const [form, rows] = sizeBudgets.journeys;
  const all = new Set([...scriptsOf([...rows.modules, ...BEHIND_ROWS]), ...rows.beside]);
  await expect.poll(() => [...all].filter((script) => !bytes.has(script))).toEqual([]);
  for (const { kilobytes, files, modules, beside } of [form, rows]) {
    const counted = [...scriptsOf(modules), ...beside];
    const sum = counted.reduce((all, script) => all + (bytes.get(script) ?? Number.NaN), 0);
    expect(sum / 1000).toBeLessThanOrEqual(kilobytes);
    expect(counted.length).toBeLessThanOrEqual(files);
  }
  expect([...bytes.keys()].filter((script) => !all.has(script) && !background.has(script))).toEqual([]);
});
