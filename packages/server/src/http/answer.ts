import { isDeepStrictEqual } from 'node:util';
import type { AnyEndpoint, Endpoint } from '@hireyard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { etagOf, expectedVersion, isUnchanged, versionOf } from './etag.ts';
import { type Answer, idempotencyKey, type KeyedWrite, writeOnce } from './idempotency.ts';
import { parseBody, parseParams, parseQuery } from './input.ts';
import type { Caller, ClientScope, Session } from './route.ts';
import { sessionOf } from './session-cookie.ts';
import type { Walls } from './walls.ts';

/** A call whose endpoint is known at run time alone. */
interface ErasedCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly db: Kysely<Database>;
  readonly now: Date;
  readonly caller: Caller | undefined;
  readonly scope: ClientScope;
  readonly version: number;
  readonly session: Session;
}
export type Handler = (call: ErasedCall) => Promise<unknown>;

/** Checks the input, runs the handler as one unit of work and answers; the caller has been checked before. */
export async function answerCall(
  declared: AnyEndpoint,
  handle: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  walls: Walls,
): Promise<FastifyReply> {
  const endpoint: Endpoint = declared;
  const now = walls.clock();
  const params = parseParams(endpoint.params, request.params);
  const query = parseQuery(endpoint.query, request.query);
  const body = parseBody(endpoint.body, request.body);
  const version = endpoint.ifMatch ? expectedVersion(request.headers['if-match']) : null;
  const key = endpoint.idempotent ? idempotencyKey(request.headers['idempotency-key']) : null;
  const session = sessionOf(request, reply, walls.secure(request));

  const run = async (db: Kysely<Database>): Promise<Answer> => {
    const output = await handle({
      params,
      query,
      body,
      db,
      now,
      caller: request.caller ?? undefined,
      session,
      get scope() {
        return known(request.clientScope, 'client access');
      },
      get version() {
        return known(version, 'If-Match');
      },
    });
    if (walls.checkAnswers) checkAnswer(endpoint, output);
    return toAnswer(endpoint, output);
  };
  const keyed: KeyedWrite | null = key
    ? { scope: scopeOf(endpoint, request), key, asked: { params, query, body } }
    : null;
  const answer = endpoint.idempotent ? await writeOnce(walls.db, keyed, now, run) : await run(walls.db);

  reply.headers(answer.headers);
  const { etag } = answer.headers;
  if (endpoint.method === 'GET' && etag && isUnchanged(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-type').send();
  }
  return reply.code(answer.status).send(answer.body);
}

const scopeOf = (endpoint: Endpoint, request: FastifyRequest): string =>
  JSON.stringify([request.caller?.userId ?? null, request.clientScope?.clientId ?? null, endpoint.id]);

function toAnswer(endpoint: Endpoint, output: unknown): Answer {
  if (!endpoint.response) return { status: endpoint.status, headers: {}, body: null };
  const body = JSON.stringify(output);
  const tagged = endpoint.method === 'GET' || versionOf(output) !== null;
  return {
    status: endpoint.status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...(tagged ? { etag: etagOf(output, body) } : {}) },
    body,
  };
}

function known<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`the endpoint declares no ${what}`);
  return value;
}

/** Fails on an answer that the contract does not describe, down to a field too many. */
function checkAnswer(endpoint: Endpoint, output: unknown): void {
  if (!endpoint.response) {
    if (output !== undefined) throw new Error(`${endpoint.id} answers a body that the contract does not have`);
    return;
  }
  const sent: unknown = JSON.parse(JSON.stringify(output));
  const described = endpoint.response.parse(sent);
  if (!isDeepStrictEqual(sent, described)) throw new Error(`${endpoint.id} answers more than the contract describes`);
}
