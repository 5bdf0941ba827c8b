import { spawn } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from './chromium.ts';
import { succeeds } from './packages.ts';
import { answers, freePort } from './registry.ts';

/** An app outside the workspace that installs the design system from a registry. */
export interface Consumer {
  folder: string;
  faults: string[];
}

const run = (
  consumer: Consumer,
  what: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): boolean => {
  const ok = succeeds(command, args, consumer.folder, env);
  if (!ok) consumer.faults.push(what);
  return ok;
};

const bin = ({ folder }: Consumer, path: string) => join(folder, 'node_modules', path);

/** Copies a template out of the workspace and installs it. */
export function createConsumer(template: string, folder: string, npmrc: string): Consumer {
  cpSync(template, folder, { recursive: true });
  writeFileSync(join(folder, '.npmrc'), npmrc);
  const consumer: Consumer = { folder, faults: [] };
  run(consumer, 'npm install', 'npm', ['install']);
  return consumer;
}

/** Type errors in the app or in our declarations, with library checks on; other libraries' own are not ours to judge. */
export function checkTypes(consumer: Consumer, node: string, config: string): void {
  const { folder, faults } = consumer;
  const output = join(folder, 'types.log');
  const script = `${JSON.stringify(node)} node_modules/typescript/bin/tsc -p ${config} --pretty false > types.log; exit 0`;
  run(consumer, `tsc under ${config}`, 'sh', ['-c', script]);
  const errors = readFileSync(output, 'utf8')
    .split('\n')
    .filter((line) => line.includes('error TS'));
  const ours = errors.filter((line) => !line.startsWith('node_modules/') || line.startsWith('node_modules/@hireyard/'));
  for (const line of ours) faults.push(`${config}: ${line}`);
  if (errors.length > ours.length) console.log(`  ${config}: ${errors.length - ours.length} errors in other libraries`);
}

/** Builds page and server in React's development mode, which says every mismatch of hydration in words. */
export function buildVite(consumer: Consumer, node: string): void {
  const vite = bin(consumer, 'vite/bin/vite.js');
  const development = { NODE_ENV: 'development' };
  run(consumer, 'vite build', node, [vite, 'build', '--mode', 'development'], development);
  run(
    consumer,
    'vite build for the server',
    node,
    [vite, 'build', '--ssr', '--mode', 'development', '--outDir', 'dist-server'],
    development,
  );
  run(consumer, 'vite build of one component', node, [vite, 'build', '--mode', 'one', '--outDir', 'dist-one']);
}

/** A page with the paginator alone, out of the main entry: no module and no sentence of a sibling may be in it. */
export async function checkTreeShaking({ folder, faults }: Consumer): Promise<void> {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const modules = read('dist-one/**/*.js.map').flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  const components = new Set(
    modules.flatMap((path) => /@hireyard\/ui\/dist\/components\/(\w+)\//.exec(path)?.[1] ?? []),
  );
  if (!components.delete('Paginator')) faults.push('the page with one component lacks it');
  if (components.size) faults.push(`importing the paginator brings ${[...components].join(', ')}`);

  const code = read('dist-one/**/*.js').join('\n');
  const { en } = await import(join(folder, 'node_modules/@hireyard/ui/dist/locales/en.js'));
  for (const [component, texts] of Object.entries<object>(en)) {
    if (component === 'Paginator') continue;
    const sentences = Object.values(texts).filter((text) => typeof text === 'string' && text.includes(' '));
    const said = sentences.filter((sentence) => code.includes(sentence));
    if (said.length) faults.push(`importing the paginator brings texts of ${component}: ${said.join(' | ')}`);
  }
}

export const buildNext = (consumer: Consumer, node: string): boolean =>
  run(consumer, 'next build', node, [bin(consumer, 'next/dist/bin/next'), 'build'], { NEXT_TELEMETRY_DISABLED: '1' });

interface Served {
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** The name of the paginator's next button, and the range that it leads to. */
  next: string;
  range: string;
}

/** Starts the app, reads what its server renders, hydrates it in Chromium and turns a page; a word on the console fails. */
export async function checkInBrowser(
  consumer: Consumer,
  node: string,
  { args, env, next, range }: Served,
): Promise<void> {
  const { folder, faults } = consumer;
  const port = await freePort();
  const server = spawn(
    node,
    args.map((arg) => arg.replace('$PORT', String(port))),
    {
      cwd: folder,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    if (!(await answers(url))) {
      faults.push('its server does not answer');
      return;
    }
    const html = await (await fetch(url)).text();
    if (!html.includes('HyPaginator-root')) faults.push('the server renders no paginator');
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: next }).click();
    await page.getByText(range).first().waitFor({ timeout: 10_000 });
    for (const text of said) faults.push(`console: ${text.slice(0, 400)}`);
  } catch (error) {
    faults.push(`in the browser: ${String(error).slice(0, 600)}`);
  } finally {
    await browser.close();
    server.kill();
  }
}
