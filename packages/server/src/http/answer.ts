import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@hireyard/contract/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { clientDb } from '../database/client/client-db.ts';
import type { Database } from '../database/tables.ts';
import type { ServerContext } from './context.ts';
import { etagOf, expectedVersion, isUnchanged, versionOf } from './etag.ts';
import { type Answer, accessDigest, idempotencyKey, type KeyedWrite, writeOnce } from './idempotency.ts';
import { parseBody, parseParams, parseQuery } from './input.ts';
import type { Route } from './route.ts';
import { visitorOf } from './visitor.ts';

/** A handler whose endpoint is only known at run time. */
type Handler = (call: object) => Promise<unknown>;

/** Validates the input, runs the handler and sends its answer; the caller has already been checked. */
export async function answerCall(
  endpoint: Operation,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): Promise<FastifyReply> {
  const now = context.clock();
  const params = parseParams(endpoint, request.params);
  const query = parseQuery(endpoint.query, request.query);
  const body = parseBody(endpoint.body, request.body);
  const version = endpoint.ifMatch ? expectedVersion(request.headers['if-match']) : null;
  const key = endpoint.idempotent ? idempotencyKey(request.headers['idempotency-key']) : null;
  const input = {
    params,
    query,
    body,
    now,
    get version() {
      if (version === null) throw new Error(`${endpoint.id} declares no If-Match`);
      return version;
    },
  };
  const within = accessOf(endpoint, route, request, reply, context);
  const handle = route.handle as Handler;

  const run = async (db: Kysely<Database>): Promise<Answer> => {
    const output = await handle(Object.defineProperties(within(db, now), Object.getOwnPropertyDescriptors(input)));
    if (context.checkAnswers) checkAnswer(endpoint, output);
    return toAnswer(endpoint, output);
  };
  const keyed: KeyedWrite | null = key
    ? {
        scope: scopeOf(endpoint, request),
        key,
        asked: { params, query, body },
        access: accessDigest(request.clientScope),
      }
    : null;
  await route.admit?.({ db: context.db, visitor: visitorOf(request, reply, context.secure(request)), now });
  const answer = endpoint.idempotent ? await writeOnce(context.db, keyed, now, run) : await run(context.db);

  reply.headers(answer.headers);
  const { etag } = answer.headers;
  if (endpoint.method === 'GET' && etag && isUnchanged(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-type').send();
  }
  return reply.code(answer.status).send(answer.body);
}

/**
 * What a handler gets, depending on the access of its endpoint. With client access the database itself is only for those
 * that invite people.
 */
function accessOf(
  { access }: Operation,
  { reachesAccounts }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): (db: Kysely<Database>, now: Date) => object {
  const { caller, clientScope: scope, log } = request;
  if (access === 'public') {
    const visitor = visitorOf(request, reply, context.secure(request));
    return (db) => ({ db, visitor, log });
  }
  if (access === 'token' && caller) return (db) => ({ db, caller, log });
  if (access === 'client' && scope) {
    return (db, now) => ({
      db: clientDb(db, scope, now),
      scope,
      log,
      ...(reachesAccounts ? { accounts: db } : {}),
    });
  }
  throw new Error('the caller has not been checked');
}

const scopeOf = (endpoint: Operation, request: FastifyRequest): string =>
  JSON.stringify([request.caller?.userId ?? null, request.clientScope?.clientId ?? null, endpoint.id]);

function toAnswer(endpoint: Operation, output: unknown): Answer {
  if (!endpoint.response) return { status: endpoint.status, headers: {}, body: null };
  const body = JSON.stringify(output);
  const tagged = endpoint.method === 'GET' || versionOf(output) !== null;
  return {
    status: endpoint.status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...(tagged ? { etag: etagOf(output, body) } : {}) },
    body,
  };
}

/** Throws if an answer differs from its schema, also by an additional field. */
function checkAnswer(endpoint: Operation, output: unknown): void {
  if (!endpoint.response) {
    if (output !== undefined) throw new Error(`${endpoint.id} answers a body that the contract does not have`);
    return;
  }
  const sent: unknown = JSON.parse(JSON.stringify(output));
  const described = endpoint.response.parse(sent);
  if (!isDeepStrictEqual(sent, described)) throw new Error(`${endpoint.id} answers more than the contract describes`);
}
