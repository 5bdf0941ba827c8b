import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { OPTIONAL_DECLINED } from './choice.ts';
import { expect, journey } from './journey.ts';

/** Returns a free TCP port. */
const freePort = () =>
  new Promise<number>((resolvePort) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolvePort(port));
    });
  });

const isReady = (origin: string) =>
  fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A journey on its own server and demo data, with the simulator in real time. With a faster clock, a form would stay open
 * past its depot's cut-off time.
 */
export const simulated = journey.extend<{ page: Page }>({
  page: async ({ browser }, use) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const dataDir = mkdtempSync(join(resolve('test-results'), 'simulated-'));
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'demo',
      SIMULATOR: '1',
      DATABASE_URL: '',
      SMTP_URL: '',
    };
    const env = { ...process.env, ...settings };
    const server: ChildProcess = spawn(process.execPath, ['packages/server/src/main.ts'], { env, stdio: 'ignore' });
    const ended = new Promise((end) => server.on('exit', end));
    await expect.poll(() => isReady(origin), { timeout: 60_000 }).toBe(true);
    const localStorage = [{ name: 'klaro', value: JSON.stringify(OPTIONAL_DECLINED) }];
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

/** Moves the demo's clock one day ahead. */
async function passDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Speed of the demo/ }).click();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/demo-clock') && answer.ok()),
    page.getByRole('menuitem', { name: '1 day ahead' }).click(),
  ]);
}

/** Reloads until `shown` is visible. With `ahead`, each turn first moves the clock one day ahead. */
export async function untilShown(page: Page, shown: Locator, { ahead = false } = {}): Promise<void> {
  await expect(async () => {
    if (ahead) await passDay(page);
    // The simulator acts every two seconds.
    await page.waitForTimeout(2_100);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Speed of the demo/ })).toBeVisible();
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 75_000, intervals: [500] });
}
