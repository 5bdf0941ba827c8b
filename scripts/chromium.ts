import { existsSync } from 'node:fs';

/** Whether this machine runs the packaged browser, which renders the same on all such machines. */
export const hasPackagedChromium = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser of tests, stories and pictures: Chromium from the npm package `@sparticuz/chromium`,
 * pinned by the lockfile, so that every Linux x64 machine renders the same. Elsewhere Playwright's own browser.
 */
export async function chromiumLaunchOptions(): Promise<{ executablePath?: string; args: string[] }> {
  if (!hasPackagedChromium) return { args: [] };
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  if (!existsSync(executablePath)) throw new Error('The packaged Chromium could not be unpacked.');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  };
}
