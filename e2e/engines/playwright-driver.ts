import type { BrowserType, LaunchOptions } from '@playwright/test';
import { type Driver, WINDOW } from './driver.ts';

/** Drives the packaged Chromium, or a browser that Playwright has installed. */
export async function openByPlaywright(engine: BrowserType, options: LaunchOptions = {}): Promise<Driver> {
  const browser = await engine.launch(options);
  // Begins as a visitor without a choice of cookies, unlike the journeys.
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'en-US',
    timezoneId: 'Europe/Amsterdam',
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  return {
    browser: `${engine.name()} ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
