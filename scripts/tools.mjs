// Shared by `npm start`, `npm test` and `pnpm dev`. It is plain JavaScript for the machine's own Node (20 or newer), because it
// runs before packages are installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** Version of pnpm that installs this repository, run through npx. */
export const PNPM = 'pnpm@12.21.0';

/** Path of Node 24 from the npm package `node`, which runs server, tests and builds on every machine. */
export const node24 = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** Environment of child processes, with the pinned Node first on the path. */
export const childEnv = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(node24), join(root, 'node_modules', '.bin'), process.env.PATH].join(windows ? ';' : ':'),
  ...extra,
});

/** Runs a command and returns its exit code. Its output goes to the terminal, to `say`, or with `quiet` nowhere. */
export const run = (command, args, { env = {}, quiet = false, say, cwd = root } = {}) =>
  new Promise((resolve) => {
    const output = quiet ? 'ignore' : say ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: childEnv(env),
      stdio: ['ignore', output, output],
      shell: windows,
    });
    child.stdout?.setEncoding('utf8').on('data', say);
    child.stderr?.setEncoding('utf8').on('data', say);
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });

export const pnpm = (args, options = {}) =>
  run('npx', ['--yes', PNPM, ...args], {
    ...options,
    env: { CI: 'true', npm_config_loglevel: 'error', ...options.env },
  });

const filesBelow = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', '.data'].includes(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));

const fingerprint = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths.map((name) => join(root, name)).filter(existsSync)) {
    for (const file of statSync(path).isDirectory() ? filesBelow(path).sort() : [path]) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
};

/** Skips the work if the inputs have not changed since it last succeeded. */
const unlessDone = async (stampFile, print, work) => {
  const stamp = join(root, stampFile);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return 0;
  const code = await work();
  if (code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, print);
  }
  return code;
};

/** Installs the lockfile's packages unless they are installed. */
export const install = (say = console.log) =>
  unlessDone(
    'node_modules/.hireyard-installed',
    fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) + process.platform + process.arch,
    async () => {
      say('Installing packages (a minute or two the first time) …');
      const code = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error']);
      if (code !== 0) console.error('The packages could not be installed: see above. Is the npm registry reachable?');
      return code;
    },
  );

/** Builds the portal unless its build is up to date. Shows the bundler's output only on failure. */
export const build = (say = console.log) =>
  unlessDone(
    'packages/portal/dist/.built-from',
    fingerprint([
      'pnpm-lock.yaml',
      'package.json',
      'packages/contract',
      'packages/ui',
      'packages/consent',
      'packages/portal',
    ]),
    async () => {
      say('Building the portal …');
      const printed = [];
      const code = await run(node24, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
        cwd: join(root, 'packages/portal'),
        say: (text) => printed.push(text),
      });
      if (code !== 0) say(`${printed.join('')}\nThe portal could not be built: see above.`);
      return code;
    },
  );
