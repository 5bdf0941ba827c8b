import type { FastifyInstance } from 'fastify';
import { malformed, ProblemError } from './problem.ts';

/** Largest body in bytes. Files have a limit of their own. */
export const BODY_LIMIT = 256 * 1024;
/** Largest body of a batch of rows in bytes. */
export const BATCH_BODY_LIMIT = 4 * 1024 * 1024;

/** Accepts only JSON in UTF-8. Another type or encoding is 415, invalid JSON is 400. */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', async ({ headers }) => {
    // A small compressed body can expand to gigabytes. The answer names the accepted encoding (RFC 9110, 15.5.16).
    if (/^(identity)?$/i.test(headers['content-encoding'] ?? '')) return;
    throw new ProblemError('unsupported-media-type', {}, { 'accept-encoding': 'identity' });
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => {
    if (bytes.length === 0) return undefined;
    try {
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
    } catch {
      throw malformed('The body is not JSON in UTF-8.');
    }
  });
}
