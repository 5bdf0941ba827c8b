import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../testing/embedded-postgres.ts';
import { startNginx } from './nginx.ts';
import { programOf, skipAloud } from './tools.ts';

/** Address that users reach, with two processes behind it. */
export interface Front {
  readonly url: string;
  readonly ca: Buffer | undefined;
  /** Stops sending requests to this process, and waits until it has answered all of them. */
  readonly takeOut: (port: number) => Promise<void>;
  readonly putBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx as it is deployed. Without nginx, a simple load balancer replaces it, so that the processes are still
 * tested.
 */
export async function startFront(processes: readonly [number, number]): Promise<Front> {
  const nginx = programOf('nginx');
  const openssl = programOf('openssl');
  if (!nginx || !openssl) {
    skipAloud('a rolling update behind nginx: a balancer of this test stands in for it', nginx ? 'openssl' : 'nginx');
    return startBalancer(processes);
  }
  const started = await startNginx(nginx, openssl, { https: await freePort(), http: await freePort(), processes });
  return {
    url: started.url,
    ca: started.certificate,
    takeOut: (port) => started.reload((text) => text.replace(`:${port} max_fails=1 fail_timeout=5s`, `:${port} down`)),
    putBack: () => started.reload((text) => text),
    stop: started.stop,
  };
}

async function startBalancer(processes: readonly number[]): Promise<Front> {
  let active = processes;
  const open = new Map<number, number>(processes.map((port) => [port, 0]));
  let turn = 0;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const ports = active;
    turn += 1;
    const reach = (tries: number) => {
      const port = ports[(turn + tries) % ports.length] ?? 0;
      const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      // Retrying is safe: an unreachable process has received nothing.
      const failed = () => (tries < ports.length ? reach(tries + 1) : near.destroy());
      far.once('error', failed).once('connect', () => {
        open.set(port, (open.get(port) ?? 0) + 1);
        far.off('error', failed).on('error', () => near.destroy());
        far.on('close', () => open.set(port, (open.get(port) ?? 1) - 1));
        near.pipe(far).pipe(near);
      });
    };
    near.on('error', () => {});
    reach(0);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    ca: undefined,
    takeOut: async (out) => {
      active = processes.filter((one) => one !== out);
      while ((open.get(out) ?? 0) > 0) await delay(20);
    },
    putBack: async () => {
      active = processes;
    },
    stop: async () => {
      server.close();
    },
  };
}
