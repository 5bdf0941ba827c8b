import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ConsumerCheck } from '../../../../scripts/consumers.ts';
import { useOffline } from '../../../../scripts/guide-check.ts';

/** What the kit may add to MUI with the same widgets. */
const MOST = 1.03;

const weightOf = (folder: string): number =>
  globSync('assets/*.js', { cwd: folder }).reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
    0,
  );

/** The scripts of the page weigh at most 3 % more than those of the page with MUI alone. */
async function built(folder: string): Promise<string[]> {
  const [ours, plain] = ['dist', 'dist-plain'].map((name) => weightOf(join(folder, name))) as [number, number];
  const shown = `${(ours / 1000).toFixed(1)} kB of scripts (gzip), ${(plain / 1000).toFixed(1)} kB with MUI alone`;
  console.log(`  ${shown}`);
  return ours > 0 && plain > 0 && ours <= plain * MOST ? [] : [`the page weighs ${shown}`];
}

export const check: ConsumerCheck = { built, rendered: '/assets/', visit: useOffline };
