import multipart from '@fastify/multipart';
import { ATTACHMENT_MAX_BYTES, printableOf } from '@hireyard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, malformed, ProblemError } from './problem.ts';

/** A file as it was sent. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LIMITS = { fileSize: ATTACHMENT_MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 };
/** What surrounds a file in a form. */
const FRAME = 16_384;
export const UPLOAD_BODY_LIMIT = ATTACHMENT_MAX_BYTES + FRAME;
/** A file is held in memory while it arrives; what comes beyond these is answered 503. */
export const UPLOADS_AT_ONCE = 50;
/** Of those, for each user, so that nobody keeps all others from sending; beyond these the answer is 429. */
export const UPLOADS_AT_ONCE_OF_A_USER = 4;
const MAX_NAME = 200;
/** Code units that the longest letter is written in. */
const UNITS = 4;

/** Lets the routes of this instance, and of no other, read a form with one file. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS });
}

/** The file of a form. Throws 415 for what is no form, 413 for one that is too large and 422 where there is none. */
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

/**
 * The name of a file without its folder, and without what shows nothing or turns the direction: that could pass one kind
 * of file off as another. It is cut before its accents are composed, which takes seconds for thousands of them, and once
 * more to its length; either cut may leave half a character behind.
 */
function nameOf(sent: string): string {
  const own = sent.split(/[/\\]/).at(-1) ?? '';
  const whole = printableOf(own)
    .slice(-MAX_NAME * UNITS)
    .normalize('NFC')
    .trim();
  return printableOf([...whole].slice(-MAX_NAME).join('')).trim() || 'file';
}
