import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { drain } from './drain.ts';

it('[OP-09] answers what still comes on a connection that a proxy keeps, ends it with that answer, and takes no new one', async () => {
  const app = fastify();
  app.post('/', async () => 'written');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const write = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', method: 'POST', agent }, (answer) =>
        answer.resume().on('end', () => resolve(answer)),
      )
        .on('error', reject)
        .end();
    });
  expect((await write()).headers.connection).toBe('keep-alive');
  const drained = drain(app, 8_000);
  await expect(fetch(`http://127.0.0.1:${port}`, { method: 'POST' })).rejects.toThrow();
  const last = await write();
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  const asked = performance.now();
  await drained;
  expect(performance.now() - asked).toBeLessThan(450);
  agent.destroy();
});
