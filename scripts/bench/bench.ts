import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../packages.ts';
import { type Figures, medians, print, printRecorded, record } from './figures.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { startProduct } from './product.ts';
import { measureUsers } from './users.ts';
import { measurePlanning, measureVisit } from './visit.ts';

/**
 * `pnpm bench`: measures performance on a quiet machine and compares it with `docs/bench.json`. `--record` replaces the
 * recorded figures. Names select parts: `pnpm bench visit planning`. Lighthouse needs `CHROMIUM`, the path of a
 * Chromium or Chrome with its own headless mode. Without it the part is skipped with a message. `memory` takes an hour,
 * so it runs only by name, as does `import`, which starts a PostgreSQL of its own and measures nothing of the portal.
 */
const AN_HOUR = 'memory';
const IMPORT = 'import';
const VISIT = 'visit';
/** Ratios to bulletproof-react and a list of MUI's react-admin, measured by turns with the same marks in the page. */
const BESIDE_PEERS = 'visit beside peers';
const args = process.argv.slice(2);
const parts = args.filter((argument) => !argument.startsWith('--'));
const chromium = process.env.CHROMIUM;

/** Runs a part on the server alone, in a process of its own. */
function runOnServer(name: string, env: NodeJS.ProcessEnv = {}): void {
  console.log(`\n${name}`);
  const file = `packages/server/src/testing/bench-${name}.ts`;
  const { status } = spawnSync(process.execPath, [file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
/** Measures an import. Its process writes the figures to a file. */
function measureImport(): void {
  const folder = mkdtempSync(join(tmpdir(), 'hireyard-bench-'));
  const file = join(folder, 'figures.json');
  try {
    runOnServer(IMPORT, { FIGURES: file });
    if (!existsSync(file)) return;
    const figures: Figures = JSON.parse(readFileSync(file, 'utf8'));
    print(IMPORT, figures);
    if (args.includes('--record')) record(IMPORT, figures);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (parts.includes(IMPORT)) measureImport();
if (parts.length === 1 && parts[0] === IMPORT) process.exit();

if (!existsSync(join(root, 'packages/portal/dist/index.html')))
  throw new Error('Nothing to measure: run `pnpm build` first.');

const product = await startProduct();
const measureStart = async (): Promise<Figures> => {
  const runs: Figures[] = [];
  for (let run = 0; run < 3; run++) runs.push({ 'ready on existing data (ms)': await product.startAgain() });
  return medians(runs);
};
const PARTS: Readonly<Record<string, () => Promise<Figures>>> = {
  [VISIT]: () => measureVisit(product.url),
  planning: () => measurePlanning(product.url),
  users: () => measureUsers(product),
  memory: () => measureMemory(product),
  start: measureStart,
  ...(chromium && { lighthouse: () => measureLighthouse(product.url, chromium) }),
};
if (!chromium) console.log('Lighthouse is left out: set CHROMIUM to the path of a Chromium or Chrome.');
try {
  for (const [part, measure] of Object.entries(PARTS)) {
    if (!(parts.length > 0 ? parts.includes(part) : part !== AN_HOUR)) continue;
    const figures = await measure();
    print(part, figures);
    if (part === VISIT) printRecorded(BESIDE_PEERS);
    if (args.includes('--record')) record(part, figures);
  }
} finally {
  await product.stop();
}

if (parts.length === 0 || parts.includes('lists')) runOnServer('lists');
