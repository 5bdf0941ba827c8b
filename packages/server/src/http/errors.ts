import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';
import { IllegalMove } from '../domain/lifecycle.ts';
import { LIMITS } from '../domain/limits.ts';
import { FilesUnavailable } from '../files/file-store.ts';
import { newTraceId } from './log.ts';
import { illegalTransition, invalid, malformed, notFound, ProblemError, unavailable } from './problem.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
/** A cache may store a 404 or 405 by default (RFC 9111). Errors before the first hook have no other headers. */
const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Answers every error as a problem (RFC 9457). Internal details are logged with the trace id and never sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ProblemError | IllegalMove, request, reply) => {
    sendProblem(toProblemError(error), error, request, reply);
  });
}

export function sendProblem(problem: ProblemError, cause: unknown, request: FastifyRequest, reply: FastifyReply): void {
  logFailure(problem, cause, request);
  reply
    .code(problem.status)
    .headers({ ...HEADERS, ...problem.headers })
    .removeHeader('etag')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem.toProblem(request.id)));
}

/** Logs failures that the caller did not cause. */
export function logFailure({ type }: ProblemError, cause: unknown, { log }: Pick<FastifyRequest, 'log'>): void {
  if (type === 'internal') log.error({ failure: describe(cause) }, 'a request failed');
  if (type === 'unavailable') log.warn({ code: codeOf(cause) }, 'a request cannot be answered for now');
}

/** Answers invalid HTTP, which reaches no route or hook, on the socket and closes it. */
export function answerUnreadable(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const traceId = newTraceId();
    this.log.info({ traceId, code: error.code }, 'a connection could not be read');
    const problem = toConnectionProblem(error);
    const body = JSON.stringify(problem.toProblem(traceId));
    const headers = { ...HEADERS, 'content-type': PROBLEM_TYPE, 'content-length': body.length, connection: 'close' };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy(error);
}

function toConnectionProblem({ code }: ConnectionError): ProblemError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ProblemError('too-large');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ProblemError('request-timeout');
    default:
      return malformed('This is not HTTP.');
  }
}

export function toProblemError(error: FastifyError | ProblemError | IllegalMove): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof IllegalMove) return illegalTransition(error.current, error.allowed);
  if (isUnavailable(error) || error instanceof FilesUnavailable) return unavailable();
  const limit = LIMITS.find(({ name }) => name === (error as { readonly constraint?: string }).constraint);
  if (limit) return invalid([{ pointer: '', code: 'too-many', params: { max: limit.max, of: limit.of } }]);
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ProblemError('unsupported-media-type');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ProblemError('too-large');
    case 'FST_ERR_NOT_FOUND':
      return notFound();
    case 'FST_ERR_HANDLER_TIMEOUT':
      return unavailable();
    default:
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500
        ? malformed('The request cannot be read.')
        : new ProblemError('internal');
  }
}

const codeOf = (error: unknown): unknown => {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown; message?: unknown } };
  // A driver error without a code has a fixed message.
  return code ?? cause?.code ?? cause?.message;
};

/** Returns the loggable parts of an error. Messages of the database quote values, so only code and place are logged. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, constraint, severity } = error as Error & Record<string, unknown>;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    type: error.name,
    message: severity === undefined ? error.message : undefined,
    code,
    table,
    constraint,
    stack: frames.slice(0, 20),
  };
}
