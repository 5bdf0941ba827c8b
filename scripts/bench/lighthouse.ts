import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { answers } from './answers.ts';
import { type Figures, medians } from './figures.ts';
import { CONSENT } from './visit.ts';

/** Downloaded on demand, because it would add a fifth to the installed packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** All categories of Lighthouse, even though the portal is not meant for search engines. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
const PORT = 9_333;
const STARTING = 10_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
const run = promisify(execFile);

/** Starts a browser without Playwright, whose own connection would make Lighthouse miss the start of a visit. */
async function openBrowser(executablePath: string, folder: string) {
  const args = [
    ...FLAGS,
    '--headless=new',
    `--user-data-dir=${folder}`,
    `--remote-debugging-port=${PORT}`,
    'about:blank',
  ];
  const browser = spawn(executablePath, args, { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  const close = async () => {
    browser.kill();
    await ended;
  };
  if (await answers(browser, `http://127.0.0.1:${PORT}/json/version`, STARTING)) return { close };
  await close();
  throw new Error(`${executablePath} did not start.`);
}

/** Writes the consent of a returning visitor into the browser's profile folder. */
async function rememberChoice(executablePath: string, folder: string, url: string) {
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: FLAGS });
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem('klaro', value), CONSENT);
  await context.close();
}

/** Runs Lighthouse on the sign-in page of a phone: a first visit with the cookie dialog, and a return visit. */
export async function measureLighthouse(url: string, executablePath: string): Promise<Figures> {
  const visit = async (returning: boolean): Promise<Figures> => {
    const folder = mkdtempSync(join(tmpdir(), 'hireyard-lighthouse-'));
    if (returning) await rememberChoice(executablePath, folder, url);
    const browser = await openBrowser(executablePath, folder);
    try {
      const options = ['--output=json', '--quiet', `--port=${PORT}`, `--only-categories=${CATEGORIES.join()}`];
      const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, `${url}/auth/login`, ...options], { maxBuffer: 1e8 });
      const { audits, categories } = JSON.parse(stdout);
      const visitor = returning ? 'return' : 'first';
      return {
        ...Object.fromEntries(CATEGORIES.map((name) => [`${visitor} visit: ${name}`, categories[name].score])),
        [`${visitor} visit: largest paint (ms)`]: audits['largest-contentful-paint'].numericValue,
        [`${visitor} visit: blocking (ms)`]: audits['total-blocking-time'].numericValue,
        [`${visitor} visit: layout shift`]: audits['cumulative-layout-shift'].numericValue,
      };
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const all = { first: [] as Figures[], returning: [] as Figures[] };
  for (let at = 0; at < RUNS; at++) {
    all.first.push(await visit(false));
    all.returning.push(await visit(true));
  }
  return { ...medians(all.first), ...medians(all.returning) };
}
