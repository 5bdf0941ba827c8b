import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ImportKind } from '@hireyard/contract/backoffice';
import type { Operation } from '@hireyard/contract/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { clientDb } from '../database/client/client-db.ts';
import { type CompanyDb, companyDb } from '../database/client/company-db.ts';
import type { Database } from '../database/tables.ts';
import { domainTime } from '../domain/demo-clock.ts';
import type { ServerContext } from './context.ts';
import { type LoadedFile, sendFile } from './download.ts';
import { etagOf, expectedVersion, isUnchanged, versionOf } from './etag.ts';
import { type Answer, accessDigest, idempotencyKey, type KeyedWrite, writeOnce } from './idempotency.ts';
import { parseBody, parseParams, parseQuery } from './input.ts';
import { notFound } from './problem.ts';
import type { FileAnswer, Route } from './route.ts';
import { readUpload } from './upload.ts';
import { visitorOf } from './visitor.ts';

/** Handler of an endpoint that is only known at run time. */
type Handler = (call: object) => Promise<unknown>;

/** Validates the input, runs the handler and sends its answer. The caller has already been checked. */
export async function answerCall(
  endpoint: Operation,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): Promise<FastifyReply> {
  const real = context.clock();
  const now = domainTimeOf(endpoint, request, real);
  const params = parseParams(endpoint, request.params);
  const query = parseQuery(endpoint.query, request.query);
  const body = route.parse ? route.parse(request.body) : parseBody(endpoint.body, request.body);
  const version = endpoint.ifMatch ? expectedVersion(request.headers['if-match']) : null;
  const sent = route.prepare ? await readUpload(request) : null;
  const sentKey = endpoint.idempotent ? idempotencyKey(request.headers['idempotency-key']) : null;
  // A dry run has no effect: a repeat runs again, and no answer is stored for it (OP-47).
  const key = isDryRun(query) || isDryRun(body) ? null : sentKey;
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
  const descriptors = Object.getOwnPropertyDescriptors(input);
  const within = accessOf(endpoint, route, request, reply, context, real);
  const handle = route.handle as Handler;
  const files = { get: context.files.get };
  const callIn = async (db: Kysely<Database>, more: object) => {
    const call = Object.defineProperties({ ...within(db, now), files, ...more }, descriptors);
    return endpoint.namedAs && request.machine ? withRecord(call, endpoint.namedAs) : call;
  };

  if (endpoint.carries === 'download') {
    const call = await callIn(context.db, {});
    return sendFile(await loaded((await handle(call)) as FileAnswer, request, context), request, reply);
  }
  const file =
    sent && (await route.prepare?.(sent, request.caller?.userId ?? request.machine?.accountId ?? '', context.files));
  const run = async (db: Kysely<Database>): Promise<Answer> => {
    const output = await handle(await callIn(db, file ? { file } : {}));
    if (context.checkAnswers) checkAnswer(endpoint, output);
    return toAnswer(endpoint, output);
  };
  // Two rows that are wrong in the same way are the same once parsed.
  const sentBody = route.parse ? request.body : body;
  const keyed: KeyedWrite | null = key
    ? {
        scope: scopeOf(endpoint, request),
        key,
        request: sent
          ? { name: sent.name, digest: digestOf(sent.bytes), params, query }
          : { params, query, body: sentBody },
        access: accessDigest(request.clientScope),
      }
    : null;
  await route.admit?.({ db: context.db, visitor: visitorOf(request, reply, context.secure(request)), now: real });
  const answer = endpoint.idempotent
    ? await writeOnce(context.db, keyed, real, run, context.lockTimeout)
    : await run(context.db);

  reply.headers(answer.headers);
  const { etag } = answer.headers;
  if (endpoint.method === 'GET' && etag && isUnchanged(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-type').send();
  }
  return reply.code(answer.status).send(answer.body);
}

/** Replaces the name of a record in the path by its id: systems of the company have ids of their own (OP-70). */
async function withRecord(call: object, kind: ImportKind): Promise<object> {
  const { db, params } = call as { readonly db: CompanyDb; readonly params: { readonly id: string } };
  const id = (await db.externalKeys.named(kind, [params.id])).get(params.id);
  if (id === undefined) throw notFound();
  return Object.defineProperty(call, 'params', { value: { ...params, id } });
}

/** Reads a file out of the file store, unless the caller has it already. */
async function loaded(
  { content, ...file }: FileAnswer,
  request: FastifyRequest,
  { files }: ServerContext,
): Promise<LoadedFile> {
  if (content instanceof Uint8Array || content instanceof ReadableStream) return { ...file, content };
  const isKnown = file.tag !== undefined && isUnchanged(request.headers['if-none-match'], `"${file.tag}"`);
  return { ...file, content: isKnown ? new Uint8Array() : await files.get(content) };
}

/**
 * Returns the part of a call that depends on the access of its endpoint. Of those that are limited to a client or a
 * company, only routes that mail somebody get the database without a scope.
 */
function accessOf(
  { access }: Operation,
  { reachesAccounts }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
  real: Date,
): (db: Kysely<Database>, now: Date) => object {
  const { caller, machine, desk, clientScope: scope, log } = request;
  const accountsOf = (db: Kysely<Database>) => (reachesAccounts ? { accounts: db, real } : {});
  if (access === 'public') {
    const visitor = visitorOf(request, reply, context.secure(request));
    return (db) => ({ db, visitor, log });
  }
  if (access === 'token' && caller) return (db) => ({ db, caller, log });
  if (access === 'machine' && machine) {
    const by = { name: machine.name, userId: null };
    return (db, now) => ({ db: companyDb(db, machine.opCo, now, real), by, log, ...accountsOf(db) });
  }
  if (access === 'desk' && desk && caller) {
    return (db, now) => ({
      // Systems read English; a person has a language.
      db: { ...companyDb(db, desk.opCo, now, real), language: desk.language },
      by: { name: `${desk.firstName} ${desk.lastName}`, userId: desk.userId },
      desk,
      caller,
      log,
      ...accountsOf(db),
    });
  }
  if (access === 'client' && scope) {
    return (db, now) => ({
      db: clientDb(db, scope, now, real),
      scope,
      log,
      userAgent: request.headers['user-agent'] ?? '',
      ...accountsOf(db),
    });
  }
  throw new Error('the caller has not been checked');
}

/** A demo's clock shifts the domain, but not the accounts: invitations and links expire by real time (DOM-24). */
const domainTimeOf = ({ base }: Operation, { clientScope, machine, desk }: FastifyRequest, real: Date): Date =>
  base === 'usermgmt' ? real : domainTime((clientScope ?? machine ?? desk)?.clock ?? null, real);

const isDryRun = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'dryRun' in input && String(input.dryRun) === 'true';

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

const scopeOf = (endpoint: Operation, request: FastifyRequest): string =>
  JSON.stringify([callerIdOf(request), request.clientScope?.clientId ?? null, endpoint.id]);

const callerIdOf = ({ caller, machine }: FastifyRequest): string | null => caller?.userId ?? machine?.accountId ?? null;

function toAnswer(endpoint: Operation, output: unknown): Answer {
  if (!endpoint.response) return { status: endpoint.status, headers: {}, body: null };
  const body = JSON.stringify(output);
  const tagged = endpoint.method === 'GET' || versionOf(output) !== null;
  return {
    status: endpoint.makes && (output as { readonly outcome?: string }).outcome === 'created' ? 201 : endpoint.status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...(tagged ? { etag: etagOf(output, body) } : {}) },
    body,
  };
}

/** Throws if an answer differs from its schema. An additional field counts as a difference. */
function checkAnswer(endpoint: Operation, output: unknown): void {
  if (!endpoint.response) {
    if (output !== undefined) throw new Error(`${endpoint.id} answers a body that the contract does not have`);
    return;
  }
  const sent: unknown = JSON.parse(JSON.stringify(output));
  const described = endpoint.response.parse(sent);
  if (!isDeepStrictEqual(sent, described)) throw new Error(`${endpoint.id} answers more than the contract describes`);
}
