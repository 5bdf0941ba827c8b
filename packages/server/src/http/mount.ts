import { type Endpoint, fullPath } from '@hireyard/contract';
import { type Operation, ROUTE_TABLE } from '@hireyard/contract/operations';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { answerCall } from './answer.ts';
import { authenticate } from './authentication.ts';
import { CLIENT_HEADER, readClientScope } from './client-scope.ts';
import type { ServerContext } from './context.ts';
import { missingRight, moduleInactive, ProblemError } from './problem.ts';
import type { Route } from './route.ts';
import { logRefusal } from './security-log.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** `/contracts/{id}` of the contract is `/contracts/:id` of the router. */
const pattern = (endpoint: Endpoint): string => fullPath(endpoint).replaceAll(/\{(\w+)\}/g, ':$1');

/** Mounts every endpoint of the route table behind the same checks. Throws if one has no handler, or two. */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  context: ServerContext,
  table: readonly Operation[] = ROUTE_TABLE,
): void {
  const found = routesById(routes);
  for (const endpoint of table) {
    const route = found.get(endpoint.id);
    if (!route) throw new Error(`endpoint ${endpoint.id} has no handler`);
    const url = pattern(endpoint);
    const givesTokens = endpoint.base === 'usermgmt' && endpoint.path.startsWith('/auth/');
    const logged = async <T>(request: FastifyRequest, step: 'caller' | 'call', work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        logRefusal(request.log, url, error, step);
        throw error;
      }
    };
    app.route({
      method: endpoint.method,
      url,
      // Answers with secrets are not compressed, so that their length reveals nothing (BREACH).
      ...(givesTokens ? { compress: false as const } : {}),
      onRequest: async (request, reply) => {
        // Tokens are kept in no cache (RFC 6749, 5.1).
        if (givesTokens) reply.header('cache-control', 'no-store');
        await logged(request, 'caller', checkCaller(endpoint, request, context));
      },
      handler: (request, reply) => logged(request, 'call', answerCall(endpoint, route, request, reply, context)),
    });
  }
  refuseOtherMethods(app, table);
}

function routesById(routes: readonly Route[]): Map<string, Route> {
  const found = new Map<string, Route>();
  for (const route of routes) {
    if (found.has(route.endpoint.id)) throw new Error(`endpoint ${route.endpoint.id} has two handlers`);
    found.set(route.endpoint.id, route);
  }
  return found;
}

/** Token, client, module, right, in this order and before a body is read (DOM-11). */
async function checkCaller(
  { access, module, rights }: Operation,
  request: FastifyRequest,
  context: ServerContext,
): Promise<void> {
  const now = context.clock();
  if (access !== 'public') {
    try {
      request.caller = await authenticate(context.db, context.tokens, request.headers.authorization, now);
    } catch (error) {
      await context.limitRate(request);
      throw error;
    }
  }
  await context.limitRate(request);
  if (access !== 'client' || !request.caller) return;
  const scope = await readClientScope(context.db, request.caller.userId, request.headers[CLIENT_HEADER]);
  if (module !== null && !scope.modules.has(module)) throw moduleInactive();
  if (!rights.every((right) => scope.rights.has(right))) throw missingRight();
  request.clientScope = scope;
}

/** Answers 405 with the allowed methods where a path exists but the method does not (RFC 9110, 15.5.6). */
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
