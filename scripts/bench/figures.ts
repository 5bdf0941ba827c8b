import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.ts';

/** Measured values by name and unit: `rows, slow (ms)`. */
export type Figures = Readonly<Record<string, number>>;

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]));
}

const FILE = join(root, 'docs/bench.json');
type Baseline = Record<string, Figures>;
const readBaseline = (): Baseline => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

const figureText = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(2) : Math.round(value).toString());

/** Prints the figures beside the recorded ones of one machine. Only the ratio is meaningful. */
export function print(part: string, figures: Figures): void {
  const recorded = readBaseline()[part] ?? {};
  console.log(`\n${part}`);
  for (const [name, value] of Object.entries(figures)) {
    const before = recorded[name];
    const ratio = before ? `×${(value / before).toFixed(2)} of ${figureText(before)}` : 'not recorded';
    console.log(`  ${name.padEnd(44)} ${figureText(value).padStart(9)}   ${ratio}`);
  }
}

/** Prints figures that were recorded beside a part and are not measured by it, such as ratios to other products. */
export function printRecorded(part: string): void {
  const recorded = Object.entries(readBaseline()[part] ?? {});
  if (recorded.length > 0) console.log(`\n${part}, recorded in one run`);
  for (const [name, value] of recorded) console.log(`  ${name.padEnd(60)} ×${figureText(value)}`);
}

export function record(part: string, figures: Figures): void {
  const rounded = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(figureText(value))]));
  writeFileSync(FILE, `${JSON.stringify({ ...readBaseline(), [part]: rounded }, null, 2)}\n`);
}
