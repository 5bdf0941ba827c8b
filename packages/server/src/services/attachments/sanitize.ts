import { ATTACHMENT_TYPES, type AttachmentType } from '@hireyard/contract';
import { fileTypeFromBuffer } from 'file-type';
import { ProblemError } from '../../http/problem.ts';
import type { SentFile } from '../../http/upload.ts';
import { makePicture } from './pictures.ts';

/** A file as it is stored. */
export interface StoredFile {
  readonly name: string;
  readonly mediaType: AttachmentType;
  readonly content: Uint8Array;
  readonly thumbnail: Uint8Array | null;
}

const ENDINGS: Readonly<Record<AttachmentType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};

/**
 * Finds the type of a file by its content, and stores a picture anew: upright, no larger than needed, without the place
 * where it was taken or anything else but its pixels. Throws 415 for any other type and 422 for a picture that cannot be made.
 */
export async function sanitize({ name, bytes }: SentFile, userId: string): Promise<StoredFile> {
  const detected = await fileTypeFromBuffer(bytes);
  const mediaType = ATTACHMENT_TYPES.find((type) => type === detected?.mime);
  if (!mediaType) throw new ProblemError('unsupported-media-type');
  const file = { name: withEnding(name, mediaType), mediaType };
  if (mediaType === 'application/pdf') return { ...file, content: bytes, thumbnail: null };
  return { ...file, ...(await makePicture(bytes, mediaType, userId)) };
}

/** The ending tells programs what a file is, so that it has to be the one of its type. */
function withEnding(name: string, type: AttachmentType): string {
  const [first = ''] = ENDINGS[type];
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return ENDINGS[type].includes(ending) && name.includes('.') ? name : `${name}.${first}`;
}
