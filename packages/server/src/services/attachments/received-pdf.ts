import { createHash } from 'node:crypto';
import type { FileStore, Kept } from '../../files/file-store.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SentFile } from '../../http/upload.ts';
import { assertHarmless, isPdf } from './active-content.ts';

/** PDF of the rental company, byte for byte. */
export interface ReceivedPdf {
  readonly content: Uint8Array;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Where the bytes are. Not set while they are in memory alone. */
  readonly kept?: Kept;
}

/** Judges a PDF as every upload is. Throws 415 for another file, and 422 for one with active content. */
export async function receivePdf({ bytes }: Pick<SentFile, 'bytes'>): Promise<ReceivedPdf> {
  if (!isPdf(bytes)) throw new ProblemError('unsupported-media-type');
  await assertHarmless(bytes);
  return { content: bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Judges a PDF and keeps it. */
export async function keepPdf(sent: SentFile, _userId: string, files: FileStore): Promise<ReceivedPdf> {
  const pdf = await receivePdf(sent);
  return { ...pdf, kept: await files.put(pdf.content) };
}
