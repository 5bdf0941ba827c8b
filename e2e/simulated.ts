import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { CHOSEN } from './choice.ts';
import { expect, journey } from './journey.ts';

/** An address of this machine that nobody listens at. */
const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

const isReady = (origin: string) =>
  fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A page of a server of its own, on demo data that a simulator plays in real time: faster, a form would be open past
 * the cut-off of its depot.
 */
export const simulated = journey.extend<{ page: Page }>({
  page: async ({ browser }, use) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const dataDir = mkdtempSync(join(resolve('test-results'), 'simulated-'));
    const own = {
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'demo',
      SIMULATOR: '1',
      DATABASE_URL: '',
      SMTP_URL: '',
    };
    const env = { ...process.env, ...own };
    const server: ChildProcess = spawn(process.execPath, ['packages/server/src/main.ts'], { env, stdio: 'ignore' });
    const ended = new Promise((end) => server.on('exit', end));
    await expect.poll(() => isReady(origin), { timeout: 60_000 }).toBe(true);
    const localStorage = [{ name: 'klaro', value: JSON.stringify(CHOSEN) }];
    const context = await browser.newContext({
      baseURL: origin,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    await use(await context.newPage());
    await context.close();
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  },
});

/** Sets the demo's clock a day ahead, as an administrator does. */
async function passDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Speed of the demo/ }).click();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/demo-clock') && answer.ok()),
    page.getByRole('menuitem', { name: '1 day ahead' }).click(),
  ]);
}

/** Looks again until the simulator has got that far, a day further each time where that is needed. */
export async function untilShown(page: Page, shown: Locator, { ahead = false } = {}): Promise<void> {
  await expect(async () => {
    if (ahead) await passDay(page);
    // It looks every two seconds.
    await page.waitForTimeout(2_100);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Speed of the demo/ })).toBeVisible();
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 75_000, intervals: [500] });
}
