import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from './chromium.ts';

/** `pnpm readme:pictures [address]`: takes the README's screenshots of a running product with demo data. */
const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const folder = 'docs/pictures';

interface Picture {
  readonly name: string;
  readonly path: string;
  /** Opens the first row of the list. */
  readonly first?: boolean;
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}

const PICTURES: readonly Picture[] = [
  { name: 'contracts-light-1440', path: '/order/contracts', colorScheme: 'light', width: 1440, height: 900 },
  { name: 'contracts-dark-1440', path: '/order/contracts', colorScheme: 'dark', width: 1440, height: 900 },
  {
    name: 'planning-light-1440',
    path: '/order/contracts?view=planning',
    colorScheme: 'light',
    width: 1440,
    height: 900,
  },
  { name: 'contracts-light-375', path: '/order/contracts', colorScheme: 'light', width: 375, height: 812 },
  {
    name: 'spend-light-1440',
    path: '/order/contracts?view=spend',
    colorScheme: 'light',
    width: 1440,
    height: 900,
  },
  { name: 'attention-dark-1440', path: '/order/attention', colorScheme: 'dark', width: 1440, height: 900 },
  { name: 'idle-light-1440', path: '/order/idle-machines', colorScheme: 'light', width: 1440, height: 900 },
  { name: 'order-light-1440', path: '/order/orders/add', colorScheme: 'light', width: 1440, height: 900 },
  {
    name: 'invoice-light-1440',
    path: '/order/documents?type=invoice',
    first: true,
    colorScheme: 'light',
    width: 1440,
    height: 900,
  },
  { name: 'asset-light-1440', path: '/asset/assets', first: true, colorScheme: 'light', width: 1440, height: 900 },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
for (const { name, path, first, colorScheme, width, height } of PICTURES) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  // Stores an answer to the cookie question.
  await page.addInitScript(() => {
    localStorage.setItem('klaro', JSON.stringify({ gtm: true, usersnap: true, 'gtm pers': false, clarity: false }));
    localStorage.setItem('klaroConfirmedAt', new Date().toISOString());
  });
  await page.goto(`${address}/auth/login`);
  await page.getByLabel('E-mail address').fill('admin@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'On rent' }).waitFor();
  await page.goto(address + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  if (first) {
    await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('link', { name: /^Back to/ }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .MuiSkeleton-root'));
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
  await context.close();
}
await browser.close();
