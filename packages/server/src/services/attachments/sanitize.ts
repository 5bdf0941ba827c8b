import { ATTACHMENT_TYPES, type AttachmentType } from '@hireyard/contract';
import { fileTypeFromBuffer } from 'file-type';
import { ProblemError } from '../../http/problem.ts';
import type { SentFile } from '../../http/upload.ts';
import { assertHarmless, isPdf } from './active-content.ts';
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

/** Pictures of phones that browsers other than Safari cannot show. They are often named .jpg. */
const HEIC: readonly string[] = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/**
 * Detects the type of a file by its content, and re-encodes a picture. The stored picture is upright, no larger than
 * needed, and contains only pixels: no location and no other metadata. Throws 415 for any other type and 422 for an
 * unusable picture or a PDF with actions.
 */
export async function sanitize({ name, bytes }: SentFile, userId: string): Promise<StoredFile> {
  const mediaType = await typeOf(bytes);
  const file = { name: withEnding(name, mediaType), mediaType };
  if (mediaType === 'application/pdf') {
    await assertHarmless(bytes);
    return { ...file, content: bytes, thumbnail: null };
  }
  return { ...file, ...(await makePicture(bytes, mediaType, userId)) };
}

async function typeOf(bytes: Uint8Array): Promise<AttachmentType> {
  const { mime = 'application/pdf' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (HEIC.includes(mime)) throw new ProblemError('heic-picture');
  const mediaType = ATTACHMENT_TYPES.find((type) => type === mime);
  // The detection takes a PDF by its first four bytes alone, and knows none behind a line break.
  if (!mediaType || (mediaType === 'application/pdf' && !isPdf(bytes)))
    throw new ProblemError('unsupported-media-type');
  return mediaType;
}

/** Corrects the file extension, because programs choose by it how to open a file. */
function withEnding(name: string, type: AttachmentType): string {
  const [first = ''] = ENDINGS[type];
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return ENDINGS[type].includes(ending) && name.includes('.') ? name : `${name}.${first}`;
}
