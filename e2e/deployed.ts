import { type BrowserContext, type Page, test } from '@playwright/test';
import { OPTIONAL_DECLINED } from './choice.ts';
import { type Deployments, startDeployments } from './deployments.ts';

// Gives each test its own origin, so that each installs its own service worker.
export const deployed = test.extend<{ portal: Deployments; context: BrowserContext }>({
  portal: async ({ baseURL }, use) => {
    const portal = await startDeployments(baseURL as string);
    await use(portal);
    await portal.close();
  },
  context: async ({ browser, portal }, use) => {
    const localStorage = [{ name: 'klaro', value: JSON.stringify(OPTIONAL_DECLINED) }];
    const storageState = { cookies: [], origins: [{ origin: portal.origin, localStorage }] };
    const context = await browser.newContext({ baseURL: portal.origin, storageState });
    await use(context);
    await context.close();
  },
});

/** Waits until a service worker controls the page. */
export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: 45_000 });

/**
 * Stops all workers if a new version is waiting. Chromium may activate it only after the former worker has been idle for 30
 * seconds, and a worker with a debugger attached is never idle.
 */
export const endWorkers = async (page: Page): Promise<void> => {
  const isWaiting = () => navigator.serviceWorker.getRegistration().then((registration) => !!registration?.waiting);
  if (!(await page.evaluate(isWaiting).catch(() => false))) return;
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
};
