import { getAvailability } from '@hireyard/contract';
import { ALL_OPERATIONS } from '@hireyard/contract/backoffice';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { embeddedFiles } from '../files/file-store.ts';
import { openTestDatabase } from '../testing/database.ts';
import type { ServerContext } from './context.ts';
import { answerErrors } from './errors.ts';
import { mountRoutes } from './mount.ts';
import type { Route } from './route.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const nothing = async () => undefined;
const routesWith = (answer: () => Promise<unknown>): Route[] =>
  ALL_OPERATIONS.map((endpoint) => ({ endpoint, handle: endpoint.id === getAvailability.id ? answer : nothing }));

const mount = (routes: readonly Route[], checkAnswers = false) => {
  const app = fastify();
  answerErrors(app);
  app.decorateRequest('cookies');
  app.addHook('onRequest', async (request) => {
    request.cookies = {};
  });
  const context: ServerContext = {
    db: database.db,
    tokens: {
      issue: () => Promise.reject(new Error('unused')),
      verify: async () => null,
      issueView: () => Promise.reject(new Error('unused')),
      verifyView: async () => null,
    },
    clock: () => new Date(),
    files: embeddedFiles,
    limitRate: async () => {},
    checkAnswers,
    secure: () => false,
  };
  mountRoutes(app, routes, context);
  return app;
};

describe('the route table', () => {
  it('[DOM-11] is mounted whole or not at all: an endpoint without a handler, or with two, ends the start', () => {
    const routes = routesWith(nothing);
    expect(() => mount(routes.slice(1))).toThrow(`endpoint ${ALL_OPERATIONS[0]?.id} has no handler`);
    expect(() => mount([...routes, ...routes.slice(-1)])).toThrow('has two handlers');
  });

  it('is answered as the contract says, which the tests watch over', async () => {
    const right = { status: 'UP', bannerText: '' };
    for (const [answer, status] of [
      [right, 200],
      [{ ...right, secret: 1 }, 500],
      [{ status: 'UP' }, 500],
    ] as const) {
      const app = mount(
        routesWith(async () => answer),
        true,
      );
      expect((await app.inject({ url: '/api/availability' })).statusCode).toBe(status);
      await app.close();
    }
  });
});
