import type { Page } from '@playwright/test';
import { readBuild } from '../scripts/downloads.ts';
import sizeBudgets, { BEHIND_ROWS } from '../scripts/size-budgets.ts';
import { expect, journey, machines, signIn } from './journey.ts';

/** What no first screen waits for begins with it, once nothing has happened for a second. */
const BACKGROUND = /\/background-epics-/;

/** Scripts asked for before the background's, by name, with what they cost on the wire: compressed, headers included. */
async function watchScripts(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  let isBackground = false;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    isBackground ||= BACKGROUND.test(request.url);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('.js') && !isBackground) names.set(requestId, pathname.slice(1));
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
  const bytes = await watchScripts(page);
  await signIn(page, 'admin');
  await expect(machines(page).nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [form, rows] = sizeBudgets.journeys;
  for (const { kilobytes, files, modules, beside } of [form, rows]) {
    const counted = [...scriptsOf(modules), ...beside];
    const sum = counted.reduce((all, script) => all + (bytes.get(script) ?? Number.NaN), 0);
    expect(sum / 1000).toBeLessThanOrEqual(kilobytes);
    expect(counted.length).toBeLessThanOrEqual(files);
  }
  const all = new Set([...scriptsOf([...rows.modules, ...BEHIND_ROWS]), ...rows.beside]);
  expect([...bytes.keys()].toSorted()).toEqual([...all].toSorted());
});
