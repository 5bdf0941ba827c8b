import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from './chromium.ts';

/** `pnpm icons`: draws the committed icons of the installed portal from `favicon.svg` (SW-05). */
const publicFolder = 'packages/portal/public';
const folder = join(publicFolder, 'icons');
const drawing = readFileSync(join(publicFolder, 'favicon.svg'), 'utf8');
/** Drawing without rounded corners, because the system cuts them. The mark lies within the middle four fifths. */
const square = drawing.replace(/ rx="\d+"/, '');
if (square === drawing) throw new Error('favicon.svg has no rounded corners any more: check the icons.');

const ICONS = [
  { name: 'icon-192', size: 192, svg: drawing },
  { name: 'icon-512', size: 512, svg: drawing },
  { name: 'maskable-512', size: 512, svg: square },
  { name: 'apple-touch-icon', size: 180, svg: square },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;inline-size:100vw}</style>${svg}`);
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
