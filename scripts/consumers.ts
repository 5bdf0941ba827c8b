import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from './chromium.ts';
import { writeGuidedApp } from './guides.ts';
import { succeeds } from './packages.ts';
import { answers, freePort } from './registry.ts';

/** Further checks of an app, exported by `check.ts` in its template. */
export interface ConsumerCheck {
  /** Checks the build and returns faults as sentences. */
  built?: (folder: string) => Promise<string[]>;
  /** Text that the server's HTML must contain. */
  rendered: string;
  /** Uses the loaded page, and throws on a fault. */
  visit: (page: Page) => Promise<void>;
}

/** Environment in which npm and its children run on the same Node as this script. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };

/**
 * Copies the template of a manifest to a folder outside the workspace, with the files of its guide, installs it, and returns
 * the faults that it finds. Checks the types under each tsconfig, `npm run build`, and in Chromium the page that `npm start`
 * serves at `PORT`.
 */
export async function checkConsumer(manifest: string, folder: string, npmrc: string): Promise<string[]> {
  const template = dirname(manifest);
  cpSync(template, folder, { recursive: true });
  cpSync(manifest, join(folder, 'package.json'));
  writeFileSync(join(folder, '.npmrc'), npmrc);
  const written = writeGuidedApp(template, folder);
  if (!succeeds('npm', ['install'], folder, env)) return ['npm install'];
  const typed = globSync('tsconfig*.json', { cwd: folder }).flatMap((config) => typeFaults(folder, config));
  const faults = [...written, ...typed];
  if (!succeeds('npm', ['run', 'build'], folder, env)) return [...faults, 'npm run build'];
  const file = join(template, 'check.ts');
  if (!existsSync(file)) return faults;
  const { check } = (await import(file)) as { check: ConsumerCheck };
  return [...faults, ...((await check.built?.(folder)) ?? []), ...(await browserFaults(folder, check))];
}

/** Finds type errors in the app and in our declarations; ignores those in other libraries. */
function typeFaults(folder: string, config: string): string[] {
  const script = `node node_modules/typescript/bin/tsc -p ${config} --pretty false > types.log; exit 0`;
  if (!succeeds('sh', ['-c', script], folder, env)) return [`tsc under ${config}`];
  const errors = readFileSync(join(folder, 'types.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('error TS'));
  const ours = errors.filter((line) => !line.startsWith('node_modules/') || line.startsWith('node_modules/@hireyard/'));
  if (errors.length > ours.length) console.log(`  ${config}: ${errors.length - ours.length} errors in other libraries`);
  return ours.map((line) => `${config}: ${line}`);
}

/** Starts the app, checks the HTML of its server and visits the page. Warnings and errors on the console are faults. */
async function browserFaults(folder: string, { rendered, visit }: ConsumerCheck): Promise<string[]> {
  const port = String(await freePort());
  // Detached, so that the process group can be killed: npm does not stop its children.
  const options = { cwd: folder, env: { ...env, PORT: port }, stdio: 'inherit', detached: true } as const;
  const server = spawn('npm', ['start', '--silent'], options);
  const url = `http://127.0.0.1:${port}/`;
  const browser = await chromium.launch(chromiumLaunchOptions());
  const faults: string[] = [];
  try {
    if (!(await answers(url))) return ['its server does not answer'];
    if (!(await (await fetch(url)).text()).includes(rendered)) faults.push(`the server renders no ${rendered}`);
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) faults.push(`console: ${message.text().slice(0, 400)}`);
    });
    page.on('pageerror', (error) => faults.push(`console: ${error}`));
    await page.goto(url, { waitUntil: 'networkidle' });
    await visit(page);
  } catch (error) {
    faults.push(`in the browser: ${String(error).slice(0, 600)}`);
  } finally {
    await browser.close();
    // A server that has ended is a fault already, and has no process group left.
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  }
  return faults;
}
