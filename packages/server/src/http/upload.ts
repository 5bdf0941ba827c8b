import multipart from '@fastify/multipart';
import { ATTACHMENT_MAX_BYTES, printableOf } from '@hireyard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, malformed, ProblemError } from './problem.ts';

/** A file as the user sent it. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LIMITS = { fileSize: ATTACHMENT_MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 };
/** Bytes of the multipart form around a file. */
const FRAME = 16_384;
export const UPLOAD_BODY_LIMIT = ATTACHMENT_MAX_BYTES + FRAME;
/** Uploads are held in memory while they arrive. Further ones are answered 503. */
export const UPLOADS_AT_ONCE = 50;
/** Limit for each user, so that one user cannot block all others. Further uploads are answered 429. */
export const UPLOADS_AT_ONCE_OF_A_USER = 4;
const MAX_NAME = 200;
/** Maximum number of code units of one letter. */
const UNITS = 4;

/** Lets the routes of this Fastify instance read a form with one file. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
}

/** Returns the file of a form. Throws 415 for another body, 413 for a file that is too large and 422 without a file. */
export async function readUpload(request: FastifyRequest): Promise<SentFile> {
  if (!request.isMultipart()) throw new ProblemError('unsupported-media-type');
  const part = await request.file().catch(refused);
  if (part?.fieldname !== 'file') throw invalid([{ pointer: '/file', code: 'required' }]);
  const bytes = await part.toBuffer().catch(refused);
  if (bytes.length === 0) throw invalid([{ pointer: '/file', code: 'required' }]);
  return { name: nameOf(part.filename), bytes };
}

function refused(error: { readonly code?: string }): never {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw new ProblemError('too-large');
  throw malformed('The form cannot be read.');
}

/** Quotes and line breaks of a file name as browsers escape them in a form (HTML standard, 4.10.21.8). */
const ESCAPED = { '%22': '"', '%0D': ' ', '%0A': ' ' } as const;

/**
 * Returns the name of a file without its folder. Removes invisible and direction-changing characters, which could
 * disguise the type of a file. Cuts the name before accents are composed, because thousands of accents take seconds.
 * Cuts it again to its final length. Either cut may leave half a character behind.
 */
function nameOf(sent: string): string {
  const plain = sent.replaceAll(/%(?:22|0D|0A)/g, (escaped) => ESCAPED[escaped as keyof typeof ESCAPED]);
  const own = plain.split(/[/\\]/).at(-1) ?? '';
  const whole = printableOf(own)
    .slice(-MAX_NAME * UNITS)
    .normalize('NFC')
    .trim();
  return printableOf([...whole].slice(-MAX_NAME).join('')).trim() || 'file';
}
