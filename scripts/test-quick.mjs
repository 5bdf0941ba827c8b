// `pnpm test:quick [package]`: checks an edit in less than a minute. Lints the changed files, checks the types of their package,
// and runs the unit tests that import them. No test imports SQL and texts: SQL runs the tests of the database's functions, and
// texts run `pnpm i18n`. Names the changed files that it does not check. Without a package, it checks every package with
// changed files.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, check, printSummary, script, vitest } from './test-run.mjs';
import { node24, root, run } from './tools.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '-mo', '--exclude-standard'),
  ]),
];
const ofPackage = (name) => changed.filter((file) => file.startsWith(`packages/${name}/`));
const isCode = (file) => /\.tsx?$/.test(file);
const isSql = (file) => file.endsWith('.sql');
const isText = (file) => /\/locales\/.+\.json$/.test(file);
/** Tests of the server that apply the SQL files. */
const SQL_TESTS = [
  'packages/server/src/database/migrate.test.ts',
  ...readdirSync(join(root, 'packages/server/src/database/functions'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `packages/server/src/database/functions/${name}`),
];

/** Vitest projects of each package. The server's tests run on the embedded database alone. */
const PROJECTS = {
  contract: ['unit:contract'],
  ui: ['unit:ui'],
  consent: ['unit:consent'],
  portal: ['unit:portal', 'unit:portal:apart'],
  server: ['unit:domain', 'server'],
};

const [packageName] = process.argv.slice(2);
if (packageName && !(packageName in PROJECTS)) {
  console.error(`No such package: ${packageName}. There are ${Object.keys(PROJECTS).join(', ')}.`);
  process.exit(1);
}
const edited = packageName ? ofPackage(packageName) : changed;
const names = (packageName ? [packageName] : Object.keys(PROJECTS)).filter((name) => ofPackage(name).some(isCode));
const files = names.flatMap(ofPackage).filter(isCode);
const hasSql = edited.some(isSql);
const hasTexts = edited.some(isText);
const unchecked = edited.filter((file) => !files.includes(file) && !isSql(file) && !isText(file));
if (unchecked.length > 0) console.log(`Not checked here:\n${unchecked.map((file) => `  ${file}`).join('\n')}`);
if (files.length === 0 && !hasSql && !hasTexts) {
  console.log(`Nothing to check has changed${packageName ? ` in packages/${packageName}` : ''} since the last commit.`);
  process.exit();
}

await Promise.all([
  ...(files.length > 0
    ? [check('lint', (output) => run(bin('.bin/biome'), ['check', ...files], output), { sideBySide: true })]
    : []),
  ...names.map((name) =>
    check(`types ${name}`, (output) => run(node24, [bin('typescript/bin/tsc'), '-p', `packages/${name}`], output), {
      sideBySide: true,
    }),
  ),
  ...(hasTexts ? [script('i18n-check.ts', 'i18n', { sideBySide: true })] : []),
]);
if (files.length > 0) {
  const projects = names.flatMap((name) => PROJECTS[name]).flatMap((project) => ['--project', project]);
  await vitest('quick', ['related', ...files, ...projects, '--passWithNoTests', '--maxWorkers=100%'], {
    mayBeEmpty: true,
  });
}
if (hasSql) await vitest('quick-sql', [...SQL_TESTS, '--project', 'server', '--maxWorkers=100%']);
printSummary();
