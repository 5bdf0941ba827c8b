import { readBuild } from './downloads.ts';
import sizeBudgets, { type Budget } from './size-budgets.ts';

/**
 * `pnpm size`: checks the size of downloaded JavaScript against budgets, and the chunks for circular imports.
 * `e2e/downloads.spec.ts` counts the same journeys in a browser.
 */
const { scriptsOf, bytesOf, holds, circles } = readBuild();

const isWithin = ({ what, kilobytes, modules, files, beside = [], behind = [] }: Budget, without?: string): boolean => {
  const before = new Set(scriptsOf(behind));
  const scripts = [...scriptsOf(modules).filter((script) => !before.has(script)), ...beside];
  const used = scripts.reduce((sum, script) => sum + bytesOf(script), 0) / 1000;
  const intruders = without ? scripts.filter((script) => holds(script, without)) : [];
  const within = used <= kilobytes && scripts.length <= (files ?? scripts.length) && intruders.length === 0;
  const inFiles = files ? `, ${scripts.length} of ${files} files` : '';
  console.log(
    `${within ? '✓' : '✗'} ${what.padEnd(36)} ${used.toFixed(1).padStart(6)} kB of ${kilobytes} kB${inFiles}`,
  );
  for (const script of intruders) console.error(`  ${without} is in ${script}`);
  return within;
};

const results = [
  ...sizeBudgets.journeys.map((budget) => isWithin(budget, 'zod')),
  ...sizeBudgets.others.map((budget) => isWithin(budget)),
];
if (results.includes(false)) {
  console.error(
    'A size budget is exceeded: split, drop or replace what grew, or raise it and say in the commit what users get for it.',
  );
  process.exitCode = 1;
}
const circle = circles();
if (circle.length > 0) {
  console.error(
    `These chunks import each other: ${circle.join(', ')}. Group their modules otherwise in packages/portal/chunk-groups.ts.`,
  );
  process.exitCode = 1;
}
