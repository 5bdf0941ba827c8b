import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/**
 * `pnpm trace`: every requirement id with the tests that cite it. Fails on an id without a test, on a
 * test that cites an unknown id, and on a pending list (docs/pending.md) that grew or holds a tested id.
 */
const PENDING = 'docs/pending.md';
const ID = /\b(?:ST|RT|NAV|SH|CC|MT|RG|LO|HT|SW|ER|I18N|UI|OP|DOM)-\d{2}\b/g;

const idsIn = (text: string): string[] => text.match(ID) ?? [];
const read = (path: string): string => readFileSync(path, 'utf8');

/** Ids that a line of the requirements or of the domain page introduces: `- ST-01 [S] …`, `- DOM-01 **Order**`. */
const declared = new Set(
  ['docs/requirements.md', 'docs/domain.md'].flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line) => (line.startsWith('- ') ? (idsIn(line.slice(0, 12)).slice(0, 1) ?? []) : [])),
  ),
);

const TITLE = /\b(?:it|test|describe|journey)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;
/** A story's name cites ids too: its play function is the test. */
const STORY_NAME = /\bname:\s*(['"`])((?:(?!\1).)*)\1/g;

const testsOf = new Map<string, string[]>();
const unknown: string[] = [];
const files = globSync(['packages/*/src/**/*.{test,stories}.{ts,tsx}', 'e2e/**/*.spec.ts', 'scripts/**/*.test.ts']);
for (const file of files.sort()) {
  const text = read(file);
  const titles = [...text.matchAll(TITLE), ...(file.includes('.stories.') ? text.matchAll(STORY_NAME) : [])];
  for (const [, , title = ''] of titles) {
    for (const bracket of title.match(/\[[^\]]*\]/g) ?? []) {
      for (const id of idsIn(bracket)) {
        if (!declared.has(id)) unknown.push(`${id} in ${file}`);
        const tests = testsOf.get(id) ?? [];
        tests.push(`${file}: ${title.replace(/\s+/g, ' ')}`);
        testsOf.set(id, tests);
      }
    }
  }
}

const pendingIn = (text: string): Set<string> =>
  new Set(text.split('\n').flatMap((line) => (line.startsWith('| ') ? idsIn(line.slice(0, 12)) : [])));
const pending = pendingIn(read(PENDING));

const versionAt = (revision: string): string | undefined => {
  try {
    return execFileSync('git', ['show', `${revision}:${PENDING}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined; // no git, no such revision, or no such file then
  }
};

const faults = unknown.map((where) => `unknown id ${where}`);
for (const id of declared) {
  if (!testsOf.has(id) && !pending.has(id)) faults.push(`${id} has no test`);
  if (testsOf.has(id) && pending.has(id)) faults.push(`${id} has a test: take it off ${PENDING}`);
}
for (const revision of ['HEAD', 'HEAD~1']) {
  const before = versionAt(revision);
  if (before === undefined || pendingIn(before).size === 0) continue; // the list's first filling
  for (const id of pending) {
    if (!pendingIn(before).has(id)) faults.push(`${id} was added to ${PENDING}, which only shrinks`);
  }
}

if (process.argv.includes('--list')) {
  for (const id of declared) {
    console.log(`${id}${pending.has(id) ? ' (pending)' : ''}`);
    for (const test of testsOf.get(id) ?? []) console.log(`    ${test}`);
  }
}
const traced = [...declared].filter((id) => testsOf.has(id)).length;
console.log(`${declared.size} requirement ids: ${traced} with tests, ${pending.size} pending.`);
if (faults.length) {
  console.error([...new Set(faults)].join('\n'));
  process.exitCode = 1;
}
