import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { testChromiumOptions } from '../../scripts/chromium.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox-driver.ts';
import { openByPlaywright } from './playwright-driver.ts';
import { openWebKit } from './webkit-driver.ts';

/** A way to start a browser, or the reason why this machine has none. */
export type Start = { readonly start: () => Promise<Driver> } | { readonly missing: string };

const onPath = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

function findFirefox(): Start {
  if (existsSync(firefox.executablePath())) return { start: () => openByPlaywright(firefox) };
  const program = onPath('firefox-esr', 'firefox');
  return program ? { start: () => openFirefox(program) } : { missing: 'no Firefox is installed' };
}

function findWebKit(): Start {
  if (existsSync(webkit.executablePath())) return { start: () => openByPlaywright(webkit) };
  const driver = onPath('WebKitWebDriver');
  const [browser] = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser');
  if (!driver || !browser) return { missing: 'neither Playwright’s WebKit nor WebKitGTK with its driver is installed' };
  const xvfb = process.env.DISPLAY ? undefined : onPath('Xvfb');
  if (!process.env.DISPLAY && !xvfb) return { missing: 'WebKitGTK needs a display or Xvfb' };
  return { start: () => openWebKit({ driver, browser, xvfb }) };
}

/** All engines of the supported browsers. */
export const ENGINES: Readonly<Record<'Chromium' | 'Firefox' | 'WebKit', Start>> = {
  Chromium: { start: () => openByPlaywright(chromium, testChromiumOptions()) },
  Firefox: findFirefox(),
  WebKit: findWebKit(),
};
