import { type BrowserContext, type Page, test } from '@playwright/test';
import { CHOSEN } from './choice.ts';
import { type Deployments, startDeployments } from './deployments.ts';

// Each test installs a service worker of its own, on an address of its own.
export const deployed = test.extend<{ portal: Deployments; context: BrowserContext }>({
  portal: async ({ baseURL }, use) => {
    const portal = await startDeployments(baseURL as string);
    await use(portal);
    await portal.close();
  },
  context: async ({ browser, portal }, use) => {
    const localStorage = [{ name: 'klaro', value: JSON.stringify(CHOSEN) }];
    const storageState = { cookies: [], origins: [{ origin: portal.origin, localStorage }] };
    const context = await browser.newContext({ baseURL: portal.origin, storageState });
    await use(context);
    await context.close();
  },
});

/** Waits until a page is in the hands of its service worker. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 45_000 });

/**
 * Ends the workers while a version waits. Chromium may let it wait until the former worker has been idle for 30 seconds,
 * and a worker that a test is attached to is never idle.
 */
export const endWorkers = async (page: Page): Promise<void> => {
  const waits = () => navigator.serviceWorker.getRegistration().then((registration) => !!registration?.waiting);
  if (!(await page.evaluate(waits).catch(() => false))) return;
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
};
