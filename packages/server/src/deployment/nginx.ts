import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { outputOf } from './tools.ts';

export const DEPLOY = path.resolve(import.meta.dirname, '../../../../deploy');
const PROCESSES = 'hireyard-processes.conf';

export interface Nginx {
  /** `https://127.0.0.1:PORT`. */
  readonly url: string;
  readonly redirectUrl: string;
  readonly certificate: Buffer;
  /** Returns the lines of the access log so far. */
  readonly accessLog: () => Promise<string>;
  readonly errorLog: () => Promise<string>;
  /** Returns the files that hold an answer or a body at the moment. */
  readonly temporaryFiles: () => Promise<string[]>;
  /** Changes the file of processes as an operator does, and waits until no old worker is left. */
  readonly reload: (change: (processes: string) => string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Ports {
  readonly https: number;
  readonly http: number;
  readonly processes: readonly [number, number];
}

/** Replaces text in the configuration. Throws if a text is missing. */
function replaced(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`the configuration has no "${from}"`);
    return result.replaceAll(from, to);
  }, text);
}

/** Runs `deploy/nginx.conf` itself. Only file names, ports and the certificate are adapted to this machine. */
export async function startNginx(program: string, openssl: string, ports: Ports): Promise<Nginx> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hireyard-nginx-'));
  const inside = (name: string) => path.join(folder, name);
  await Promise.all(['logs', 'cache', 'temporary'].map((name) => mkdir(inside(name))));
  for (const name of [PROCESSES, 'hireyard-headers.conf', 'hireyard-proxy.conf']) {
    await cp(path.join(DEPLOY, name), inside(name));
  }
  outputOf(openssl, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=portal.example', '-addext', 'subjectAltName=DNS:portal.example,IP:127.0.0.1'],
    ...['-keyout', inside('key.pem'), '-out', inside('certificate.pem')],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${inside(`temporary/${kind}`)};`)
    .join(' ');
  const own = await readFile(path.join(DEPLOY, 'nginx.conf'), 'utf8');
  const config = replaced(own, [
    ['/run/nginx.pid', inside('nginx.pid')],
    ['/var/log/nginx', inside('logs')],
    ['include /etc/nginx/mime.types;', `types {} ${temporary}`],
    ['/var/cache/nginx/hireyard', inside('cache')],
    ['/etc/hireyard/tls/fullchain.pem', inside('certificate.pem')],
    ['/etc/hireyard/tls/privkey.pem', inside('key.pem')],
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    ['listen 80 ', `listen 127.0.0.1:${ports.http} `],
    ['listen [::]:443 ssl http2;', ''],
    ['listen [::]:80 default_server;', ''],
  ]);
  // Workers of a root user would run as another user without access to this folder.
  await writeFile(inside('nginx.conf'), process.getuid?.() === 0 ? `user root;\n${config}` : config);
  const processes = replaced(await readFile(inside(PROCESSES), 'utf8'), [
    ['8081', String(ports.processes[0])],
    ['8082', String(ports.processes[1])],
  ]);
  await writeFile(inside(PROCESSES), processes);

  const args = ['-p', folder, '-c', inside('nginx.conf')];
  outputOf(program, [...args, '-t']);
  const child = spawn(program, [...args, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'exit');
  const workers = () => workersOf(child.pid ?? 0);
  for (let tries = 100; workers().length === 0; tries -= 1) {
    if (tries === 0 || child.exitCode !== null) throw new Error(`nginx did not start: ${errors}`);
    await delay(50);
  }
  const log = (name: string) => () => readFile(inside(`logs/${name}.log`), 'utf8');
  return {
    url: `https://127.0.0.1:${ports.https}`,
    redirectUrl: `http://127.0.0.1:${ports.http}`,
    certificate: await readFile(inside('certificate.pem')),
    accessLog: log('access'),
    errorLog: log('error'),
    temporaryFiles: async () => {
      const files = await readdir(inside('temporary'), { recursive: true, withFileTypes: true });
      return files.filter((file) => file.isFile()).map(({ name }) => name);
    },
    reload: async (change) => {
      const before = workers();
      await writeFile(inside(PROCESSES), change(processes));
      child.kill('SIGHUP');
      for (let triesLeft = 200; workers().some((pid) => before.includes(pid)); triesLeft -= 1) {
        if (triesLeft === 0) throw new Error('old workers of nginx are still there');
        await delay(50);
      }
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

const workersOf = (master: number): number[] => {
  try {
    return outputOf('pgrep', ['-P', String(master)])
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return [];
  }
};
