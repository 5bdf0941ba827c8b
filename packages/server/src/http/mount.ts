import { type Endpoint, fullPath } from '@hireyard/contract';
import { ALL_OPERATIONS } from '@hireyard/contract/backoffice';
import type { DeskRight } from '@hireyard/contract/desk';
import type { Operation } from '@hireyard/contract/operations';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { type DeskScope, deskScopeOf } from '../auth/desk-accounts.ts';
import type { View } from '../auth/desk-views.ts';
import { machineOf } from '../auth/machine-accounts.ts';
import { semaphore, semaphorePerKey } from '../semaphore.ts';
import { answerCall } from './answer.ts';
import { UPLOAD_TIMEOUT } from './arrival.ts';
import { authenticate } from './authentication.ts';
import { BATCH_BODY_LIMIT } from './body.ts';
import { CLIENT_HEADER, openClient, readClientScope } from './client-scope.ts';
import type { ServerContext } from './context.ts';
import {
  missingRight,
  moduleInactive,
  notFound,
  ProblemError,
  tooManyRequests,
  unauthorized,
  unavailable,
} from './problem.ts';
import { refuseInView } from './read-only-view.ts';
import type { ClientScope, Route } from './route.ts';
import { logRefusal } from './security-log.ts';
import { acceptUploads, UPLOAD_BODY_LIMIT, UPLOADS_AT_ONCE, UPLOADS_AT_ONCE_OF_A_USER } from './upload.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Milliseconds for sending a file. A slow line takes minutes. */
const DOWNLOAD_TIMEOUT = 600_000;
/** Seconds after which an upload of the same user may have ended. */
const RETRY_AFTER = 5;

/** Returns the router's form of a path: `/contracts/:id` for `/contracts/{id}` of the contract. */
const pattern = (endpoint: Endpoint): string => fullPath(endpoint).replaceAll(/\{(\w+)\}/g, ':$1');

/** Mounts every endpoint of all APIs behind the same checks. Throws if an endpoint has no handler, or two. */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  context: ServerContext,
  table: readonly Operation[] = ALL_OPERATIONS,
): void {
  const byId = routesById(routes);
  const uploads = semaphore({ limit: UPLOADS_AT_ONCE, refusal: unavailable });
  const uploadsOfUser = semaphorePerKey({
    limit: UPLOADS_AT_ONCE_OF_A_USER,
    refusal: () => tooManyRequests(RETRY_AFTER),
  });
  // They wait for each other in the database: those beyond these wait here, without a connection (OP-40).
  const companyWrites = semaphorePerKey({ limit: 2, queue: 8, refusal: unavailable });
  const mount = (instance: FastifyInstance, endpoint: Operation, route: Route) => {
    const url = pattern(endpoint);
    const isUpload = endpoint.carries === 'upload';
    const logged = async <T>(request: FastifyRequest, step: 'caller' | 'call', work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        logRefusal(request.log, url, error, step);
        throw error;
      }
    };
    instance.route({
      method: endpoint.method,
      url,
      ...(isUpload ? { bodyLimit: UPLOAD_BODY_LIMIT, handlerTimeout: UPLOAD_TIMEOUT, config: { isUpload } } : {}),
      ...(endpoint.answersRows ? { bodyLimit: BATCH_BODY_LIMIT } : {}),
      ...(endpoint.carries === 'download' ? { handlerTimeout: DOWNLOAD_TIMEOUT } : {}),
      // Answers with secrets are not compressed, so that their length reveals nothing (BREACH).
      ...(endpoint.secret ? { compress: false as const } : {}),
      onRequest: async (request, reply) => {
        // Tokens and other secrets must not be cached (RFC 6749, 5.1), nor personal data.
        if (endpoint.secret || endpoint.uncached) reply.header('cache-control', 'no-store');
        await logged(request, 'caller', checkCaller(endpoint, request, context));
        // Nothing of a view stays on the device of the person (DK-15).
        if (request.caller?.view) reply.header('cache-control', 'no-store');
      },
      handler: (request, reply) => {
        const { machine } = request;
        const answerNow = () => answerCall(endpoint, route, request, reply, context);
        const answer = () =>
          machine && endpoint.method !== 'GET' ? companyWrites.run(machine.opCo, answerNow) : answerNow();
        if (!isUpload) return logged(request, 'call', answer());
        // Every upload has a caller. Uploads without a caller would share the limit of one user.
        return logged(
          request,
          'call',
          uploadsOfUser.run(request.caller?.userId ?? request.machine?.accountId ?? '', () => uploads.run(answer)),
        );
      },
    });
  };
  const all = table.map((endpoint) => {
    const route = byId.get(endpoint.id);
    if (!route) throw new Error(`endpoint ${endpoint.id} has no handler`);
    return { endpoint, route };
  });
  const { uploads: uploading = [], others = [] } = Object.groupBy(all, ({ endpoint: { carries } }) =>
    carries === 'upload' ? 'uploads' : 'others',
  );
  for (const { endpoint, route } of others) mount(app, endpoint, route);
  app.register(async (scope) => {
    await acceptUploads(scope);
    for (const { endpoint, route } of uploading) mount(scope, endpoint, route);
  });
  refuseOtherMethods(app, table);
}

function routesById(routes: readonly Route[]): Map<string, Route> {
  const byId = new Map<string, Route>();
  for (const route of routes) {
    if (byId.has(route.endpoint.id)) throw new Error(`endpoint ${route.endpoint.id} has two handlers`);
    byId.set(route.endpoint.id, route);
  }
  return byId;
}

/** Checks token, client, module and right, in this order and before a body is read (DOM-11). */
async function checkCaller(operation: Operation, request: FastifyRequest, context: ServerContext): Promise<void> {
  const { access, deskRight } = operation;
  const now = context.clock();
  if (access !== 'public') {
    try {
      if (access === 'machine') {
        request.machine = await machineOf(context.db, request.headers.authorization, now);
        if (!request.machine) throw unauthorized();
      } else request.caller = await authenticate(context.db, context.tokens, request.headers.authorization, now);
    } catch (error) {
      await context.limitRate(request);
      throw error;
    }
  }
  await context.limitRate(request);
  if (request.caller?.view) return checkView(operation, request, context, request.caller.view);
  if (access === 'desk' && request.caller) request.desk = await openDesk(context, request.caller.userId, deskRight);
  if (access !== 'client' || !request.caller) return;
  const scope = await openClient(context.db, request.caller.userId, request.headers[CLIENT_HEADER], now);
  request.clientScope = admitted(operation, scope);
}

/** Checks a call within a view: it reads, and within the client of the view alone. Opens no invitation. */
async function checkView(
  operation: Operation,
  request: FastifyRequest,
  { db }: ServerContext,
  { clientId }: View,
): Promise<void> {
  refuseInView(operation);
  if (operation.access !== 'client' || !request.caller) return;
  const scope = await readClientScope(db, request.caller.userId, request.headers[CLIENT_HEADER]);
  if (scope.clientId !== clientId) throw notFound();
  request.clientScope = admitted(operation, scope);
}

function admitted({ module, rights }: Operation, scope: ClientScope): ClientScope {
  if (module !== null && !scope.modules.has(module)) throw moduleInactive();
  if (!rights.every((right) => scope.rights.has(right))) throw missingRight();
  return scope;
}

/** Returns the desk account of a user. Throws 403 for a user without one, and for one without the right (DK-02). */
async function openDesk({ db }: ServerContext, userId: string, right: DeskRight | undefined): Promise<DeskScope> {
  const desk = await deskScopeOf(db, userId);
  if (!desk?.rights.has('desk.see') || (right && !desk.rights.has(right))) throw missingRight();
  return desk;
}

/** Answers 405 with the allowed methods if the path exists but the method does not (RFC 9110, 15.5.6). */
function refuseOtherMethods(app: FastifyInstance, table: readonly Operation[]): void {
  const allowed = new Map<string, Set<HTTPMethods>>();
  for (const endpoint of table) {
    const methods = allowed.get(pattern(endpoint)) ?? new Set();
    allowed.set(pattern(endpoint), methods.add(endpoint.method));
  }
  for (const [url, methods] of allowed) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', ');
    const refuse = async () => {
      throw new ProblemError('method-not-allowed', {}, { allow });
    };
    app.route({ method: METHODS.filter((method) => !methods.has(method)), url, onRequest: refuse, handler: refuse });
  }
}
