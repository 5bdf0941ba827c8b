import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { succeeds } from './packages.ts';

/** Returns a free port. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Waits at most `seconds` for the address to respond, and returns true if it does. */
export async function answers(url: string, seconds = 60): Promise<boolean> {
  for (let attempts = seconds * 4; attempts > 0; attempts -= 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer && answer.status < 500) return true;
    await new Promise((done) => setTimeout(done, 250));
  }
  return false;
}

export interface Registry {
  /** Text of a consumer's `.npmrc`, which takes our scope alone from this registry. */
  npmrc: string;
  publish: (tarball: string) => boolean;
  stop: () => void;
}

/** Overrides node-fetch, because a dependency requires a tag of it that not every mirror has. */
const MANIFEST = { private: true, dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } };

const CONFIG = `
storage: ./storage
uplinks: {}
packages:
  '**': { access: $all, publish: $all }
log: { type: stdout, format: pretty, level: error }
`;

/** Starts an empty verdaccio in a folder. */
export async function startRegistry(folder: string, node: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'config.yaml'), CONFIG);
  if (!succeeds('npm', ['install', '--no-audit', '--no-fund'], folder))
    throw new Error('verdaccio cannot be installed');
  const port = await freePort();
  const bin = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const server: ChildProcess = spawn(
    node,
    [bin, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  if (!(await answers(`${url}-/ping`))) throw new Error('verdaccio does not answer');
  const npmrc = join(folder, 'publish.npmrc');
  // npm requires a token; this registry accepts any.
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=anyone\n`);
  return {
    npmrc: `@hireyard:registry=${url}\nfund=false\naudit=false\n`,
    // npm asks for a tag where a version is none of a release.
    publish: (tarball) =>
      succeeds('npm', ['publish', tarball, '--tag', 'latest', '--userconfig', npmrc, '--registry', url], folder),
    stop: () => void server.kill(),
  };
}
