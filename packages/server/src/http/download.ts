import { create } from 'content-disposition';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { API_POLICY } from './content-security-policy.ts';
import { logFailure, toProblemError } from './errors.ts';
import { isUnchanged } from './etag.ts';
import type { FileAnswer } from './route.ts';

/** Gives a file that is opened directly an origin of its own. */
const POLICY = `${API_POLICY}; sandbox`;

/** Lets clients show a progress bar: a streamed file has no length. */
export const ESTIMATE = 'x-estimated-size';

/** Most records, and bytes, of the header that names omitted ones. Proxies refuse long headers. */
const MAX_NAMES = 20;
const MAX_NAME_BYTES = 2_000;

/** A file whose bytes are there, or come as they are made. */
export interface LoadedFile extends FileAnswer {
  readonly content: Uint8Array | ReadableStream<Uint8Array>;
}

/** Sends a file for download. The browser neither displays nor runs it, whatever its content. */
export function sendFile(file: LoadedFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { content, about, leftOut = [], tag, isForever } = file;
  const etag = tag && `"${tag}"`;
  reply.headers(etag ? { etag } : { 'cache-control': 'no-store' });
  if (isForever) reply.header('cache-control', 'public, max-age=31536000, immutable');
  if (etag && isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .code(200)
    .headers({
      'content-type': file.type,
      'content-disposition': create(file.name),
      'content-security-policy': POLICY,
      ...(about === undefined ? {} : { [ESTIMATE]: String(about) }),
      ...(leftOut.length > 0 && {
        'x-left-out-count': String(leftOut.length),
        'x-left-out': namesOf(leftOut),
      }),
    })
    .send(
      content instanceof Uint8Array
        ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
        : whileItLasts(content, request),
    );
}

/** Returns the first records, encoded because headers only allow ASCII. */
function namesOf(records: readonly string[]): string {
  const names = records.slice(0, MAX_NAMES).map(encodeURIComponent);
  while (names.join(',').length > MAX_NAME_BYTES) names.pop();
  return names.join(',');
}

/**
 * Passes the stream through. A failing stream closes the connection, so that half a file is never taken for a complete
 * one. It is logged here like any other failed request, because both compression and sending would log it again.
 */
function whileItLasts(content: ReadableStream<Uint8Array>, request: FastifyRequest): ReadableStream<Uint8Array> {
  const reader = content.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        logFailure(toProblemError(error as FastifyError), error, request);
        controller.error(Object.assign(new Error('cut off'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
