import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_POLICY } from './content-security-policy.ts';
import { isUnchanged } from './etag.ts';
import type { FileAnswer } from './route.ts';

/** Opened by itself all the same, a file has an origin of its own. */
const POLICY = `${API_POLICY}; sandbox`;

/** Answers a file to be saved: a browser neither shows nor runs it, whatever it holds. */
export function sendFile(file: FileAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `"${file.tag}"`;
  reply.header('etag', etag);
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const { content } = file;
  return reply
    .code(200)
    .headers({
      'content-type': file.type,
      'content-disposition': create(file.name),
      'content-security-policy': POLICY,
    })
    .send(
      content instanceof Uint8Array ? Buffer.from(content.buffer, content.byteOffset, content.byteLength) : content,
    );
}
