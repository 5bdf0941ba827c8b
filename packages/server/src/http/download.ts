import { create } from 'content-disposition';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { API_POLICY } from './content-security-policy.ts';
import { logFailure, toProblemError } from './errors.ts';
import { isUnchanged } from './etag.ts';
import type { FileAnswer } from './route.ts';

/** Opened by itself all the same, a file has an origin of its own. */
const POLICY = `${API_POLICY}; sandbox`;

/** For a progress bar: a file that is made while it is sent has no length. */
export const ESTIMATE = 'x-estimated-size';

/** Answers a file to be saved: a browser neither shows nor runs it, whatever it holds. */
export function sendFile(file: FileAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { content, about, leftOut = [], tag } = file;
  const etag = tag && `"${tag}"`;
  reply.headers(etag ? { etag } : { 'cache-control': 'no-store' });
  if (etag && isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .code(200)
    .headers({
      'content-type': file.type,
      'content-disposition': create(file.name),
      'content-security-policy': POLICY,
      ...(about === undefined ? {} : { [ESTIMATE]: String(about) }),
      // Encoded, since a header has no letters beyond ASCII.
      ...(leftOut.length > 0 && { 'x-left-out': leftOut.map(encodeURIComponent).join(',') }),
    })
    .send(
      content instanceof Uint8Array
        ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
        : whileItLasts(content, request),
    );
}

/**
 * The same stream. One that fails ends the connection, so that half a file is never taken for a whole one, and is logged
 * here like any other failure of a request: what compresses and what sends it would each write an error of their own.
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
