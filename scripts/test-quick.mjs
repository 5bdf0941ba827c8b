// `pnpm test:quick [package]`: checks an edit in less than a minute. Lints the changed files, checks the types of their package,
// and runs the unit tests that import them. Without a package, it checks every package with changed files.
import { execFileSync } from 'node:child_process';
import { bin, check, printSummary, vitest } from './test-run.mjs';
import { node24, root, run } from './tools.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '-mo', '--exclude-standard'),
  ]),
];
const codeOf = (name) => changed.filter((file) => file.startsWith(`packages/${name}/`) && /\.tsx?$/.test(file));

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
const names = (packageName ? [packageName] : Object.keys(PROJECTS)).filter((name) => codeOf(name).length > 0);
if (names.length === 0) {
  console.log(
    packageName
      ? `Nothing has changed in packages/${packageName} since the last commit.`
      : 'No package has changed since the last commit.',
  );
  process.exit();
}

const files = names.flatMap(codeOf);
await Promise.all([
  check('lint', (output) => run(bin('.bin/biome'), ['check', ...files], output), { sideBySide: true }),
  ...names.map((name) =>
    check(`types ${name}`, (output) => run(node24, [bin('typescript/bin/tsc'), '-p', `packages/${name}`], output), {
      sideBySide: true,
    }),
  ),
]);
const projects = names.flatMap((name) => PROJECTS[name]).flatMap((project) => ['--project', project]);
await vitest('quick', ['related', ...files, ...projects, '--passWithNoTests', '--maxWorkers=100%'], {
  mayBeEmpty: true,
});
printSummary();
