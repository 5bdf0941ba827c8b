import { ATTACHMENT_TYPES, type AttachmentType } from '@hireyard/contract';
import { fileTypeFromBuffer } from 'file-type';
import { ProblemError } from '../../http/problem.ts';
import type { SentFile } from '../../http/upload.ts';
import { makePicture } from './pictures.ts';

/** A file in its stored form. */
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
 * Detects the type of a file by its content, and re-encodes a picture. The stored picture is upright, no larger than
 * needed, and contains only pixels: no location and no other metadata. Throws 415 for any other type and 422 for an
 * unusable picture.
 */
export async function sanitize({ name, bytes }: SentFile, userId: string): Promise<StoredFile> {
  const detected = await fileTypeFromBuffer(bytes);
  const mediaType = ATTACHMENT_TYPES.find((type) => type === detected?.mime);
  if (!mediaType) throw new ProblemError('unsupported-media-type');
  const file = { name: withEnding(name, mediaType), mediaType };
  if (mediaType === 'application/pdf') return { ...file, content: bytes, thumbnail: null };
  return { ...file, ...(await makePicture(bytes, mediaType, userId)) };
}

/** Corrects the file extension, because programs choose by it how to open a file. */
function withEnding(name: string, type: AttachmentType): string {
  const [first = ''] = ENDINGS[type];
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return ENDINGS[type].includes(ending) && name.includes('.') ? name : `${name}.${first}`;
}
