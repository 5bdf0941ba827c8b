import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { OPTIONAL_DECLINED } from '../../e2e/choice.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { type Figures, medians } from './figures.ts';
import { plainList } from './plain-list.ts';
import { largeClient, PASSWORD } from './product.ts';

/** Stored consent of a returning visitor. */
export const CONSENT = JSON.stringify(OPTIONAL_DECLINED);
const RUNS = 3;
/** A phone on a mobile network. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_PROCESSOR = 4;
/** An empty page of the greatest possible height. */
const EMPTY_PAGE =
  'data:text/html,<div id="list" style="block-size:800px;overflow:auto"><p style="block-size:90000px"></p></div>';

/**
 * Marks the press of Enter and the paint of the first rows. Runs in the page, because Playwright polls only every half
 * second.
 */
const watchRows = () => {
  addEventListener('keydown', ({ key }) => key === 'Enter' && performance.mark('sign-in'), true);
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main tbody tr td a')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('rows')));
  });
  observer.observe(document, { childList: true, subtree: true });
};

const rowsPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('rows').length > 0, undefined, {
    polling: 100,
    timeout: 60_000,
  });

const processorOf = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
};

/** Opens a page on a fast or a slow line and processor. */
async function openPage(context: BrowserContext, slow: boolean) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (slow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  }
  return { page, devtools };
}

/** Measures a return to the list with the session and the files of the visit before. */
async function measureReturn(context: BrowserContext, url: string, slow: boolean): Promise<Figures> {
  const { page, devtools } = await openPage(context, slow);
  await page.goto(`${url}/order/contracts`, { waitUntil: 'commit' });
  await rowsPainted(page);
  const processor = await processorOf(devtools);
  const rows = await page.evaluate(() => performance.getEntriesByName('rows')[0]?.startTime ?? 0);
  await page.waitForLoadState('networkidle');
  const elements = await page.locator('*').count();
  await page.close();
  return {
    [`return to rows, ${slow ? 'slow' : 'fast'} (ms)`]: rows,
    ...(!slow && { 'processor of a return to the rows (ms)': processor, 'elements after a return': elements }),
  };
}

/**
 * Measures a visit from the sign-in form to the first rows, and the return to them with the session: waiting and
 * processor time in milliseconds.
 */
export async function measureVisit(url: string): Promise<Figures> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const visit = async (slow: boolean): Promise<Figures> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
    await context.addInitScript((value) => localStorage.setItem('klaro', value), CONSENT);
    await context.addInitScript(watchRows);
    const { page, devtools } = await openPage(context, slow);
    await page.goto(`${url}/auth/login`, { waitUntil: 'commit' });
    await page.getByLabel('Password', { exact: true }).waitFor();
    const form = await page.evaluate(() => performance.now());
    // Time that a visitor needs to type.
    await page.waitForTimeout(1_500);
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await page.getByLabel('E-mail address').fill('admin@demo.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await rowsPainted(page);
    const rows = await page.evaluate(() => performance.measure('wait', 'sign-in', 'rows').duration);
    const processor = await processorOf(devtools);
    // Until what the visit has read is on the device, too (SW-07).
    await page.waitForTimeout(5_000);
    await page.close();
    const back = await measureReturn(context, url, slow);
    await context.close();
    const how = slow ? 'slow' : 'fast';
    return {
      [`first paint, ${how} (ms)`]: paint,
      [`form, ${how} (ms)`]: form,
      [`sign-in to rows, ${how} (ms)`]: rows,
      ...(!slow && { 'processor to the rows (ms)': processor }),
      ...back,
    };
  };
  try {
    const all = { fast: [] as Figures[], slow: [] as Figures[] };
    for (let run = 0; run < RUNS; run++) {
      all.fast.push(await visit(false));
      all.slow.push(await visit(true));
    }
    return { ...medians(all.fast), ...medians(all.slow) };
  } finally {
    await browser.close();
  }
}

/**
 * Frames per second while the planning of 60,000 lines scrolls by 200 px a frame. Compares them with a plain virtual
 * list and an empty page.
 */
export async function measurePlanning(url: string): Promise<Figures> {
  const { accessToken, client } = await largeClient(url);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    const stored = {
      klaro: CONSENT,
      accessToken,
      corporateClientId: String(client.id),
      corporateClientUuid: client.externalUuid,
    };
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const frames = (selector: string) =>
      page.evaluate(
        (wanted) =>
          new Promise<{ each: number; most: number }>((resolve) => {
            const grid = document.querySelector(wanted) as Element;
            grid.scrollTop = 0;
            const times: number[] = [];
            let most = 0;
            const step = (time: number) => {
              times.push(time);
              grid.scrollTop += 200;
              most = Math.max(most, grid.querySelectorAll('[role=row]').length);
              if (times.length < 121) requestAnimationFrame(step);
              else resolve({ each: (1_000 * 120) / ((times.at(-1) ?? 0) - (times[0] ?? 0)), most });
            };
            requestAnimationFrame(step);
          }),
        selector,
      );
    const plain = await plainList();
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run++) {
      await page.goto(`${url}/order/contracts?view=planning`);
      await page.locator('[role=treegrid] [role=row] a').first().waitFor();
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
      const planning = await frames('[role=treegrid]');
      await page.goto(EMPTY_PAGE);
      const empty = await frames('#list');
      await page.setContent(plain);
      await page.locator('#list [role=row]').first().waitFor();
      const list = await frames('#list');
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      runs.push({
        'frames a second of the planning': planning.each,
        'share of the frames of a plain virtual list': planning.each / list.each,
        'share of the frames of an empty page': planning.each / empty.each,
        'rows in the document': planning.most,
      });
    }
    return medians(runs);
  } finally {
    await browser.close();
  }
}
