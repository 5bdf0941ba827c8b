import puppeteer from 'puppeteer-core';
import { type Driver, WINDOW } from './driver.ts';

/** Drives the system's Firefox by WebDriver BiDi. Playwright drives a Firefox of its own alone. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`],
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      // A mouse that hovers: without one on the machine, Firefox answers media queries as a phone does.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  const page = await browser.newPage({ type: 'window' });
  await page.setViewport(WINDOW);
  return {
    browser: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
