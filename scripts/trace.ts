import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { citationsIn, declaredIn, faultsOf, type Pending, pendingIn } from './trace-rules.ts';

/**
 * `pnpm trace`: checks that tests cite every requirement id, and lists them with `--list`. Fails on an id without a test, on
 * a test with an unknown id, and on a pending page (docs/pending.md) that grew or lists a tested id as not built.
 */
const PENDING = 'docs/pending.md';
const TESTS = ['packages/*/src/**/*.{test,stories}.{ts,tsx}', 'e2e/**/*.spec.ts', 'scripts/**/*.test.ts'];

const read = (path: string): string => readFileSync(path, 'utf8');

const declared = new Set(['docs/requirements.md', 'docs/domain.md'].flatMap((path) => declaredIn(read(path))));
const pending = pendingIn(read(PENDING));

const testsOf = new Map<string, string[]>();
const unknown: string[] = [];
for (const file of globSync(TESTS).sort()) {
  // These tests cite invented ids.
  if (file.endsWith('trace-rules.test.ts')) continue;
  for (const { id, title } of citationsIn(read(file), { stories: file.includes('.stories.') })) {
    if (!declared.has(id)) unknown.push(`unknown id ${id} in ${file}`);
    testsOf.set(id, [...(testsOf.get(id) ?? []), `${file}: ${title}`]);
  }
}

const pendingAt = (revision: string): Pending[] => {
  try {
    const page = execFileSync('git', ['show', `${revision}:${PENDING}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [pendingIn(page)];
  } catch {
    return []; // No git, no such revision, or no such file.
  }
};

const former = ['HEAD', 'HEAD~1'].flatMap(pendingAt);
const faults = [...new Set(unknown), ...faultsOf({ declared, tested: new Set(testsOf.keys()), pending, former })];

const stateOf = (id: string): string => {
  if (pending.unbuilt.has(id)) return ' (pending)';
  return pending.partly?.has(id) ? ' (partly built)' : '';
};

if (process.argv.includes('--list')) {
  for (const id of declared) {
    console.log(`${id}${stateOf(id)}`);
    for (const test of testsOf.get(id) ?? []) console.log(`    ${test}`);
  }
}
const traced = [...declared].filter((id) => testsOf.has(id)).length;
const partly = pending.partly?.size ?? 0;
console.log(
  `${declared.size} requirement ids: ${traced} with tests, of these ${partly} partly built; ${pending.unbuilt.size} pending.`,
);
if (faults.length) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
