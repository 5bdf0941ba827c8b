import { ATTACHMENT_TYPES, type AttachmentType } from '@hireyard/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { invalid, ProblemError, unavailable } from '../../http/problem.ts';
import type { SentFile } from '../../http/upload.ts';
import { semaphore } from '../../semaphore.ts';

/** A file as it is stored. */
export interface StoredFile {
  readonly name: string;
  readonly mediaType: AttachmentType;
  readonly content: Uint8Array;
  readonly thumbnail: Uint8Array | null;
}

/** Enough to read a type plate; a phone takes twice as much. */
const LONGEST_EDGE = 2048;
const THUMBNAIL_EDGE = 320;
/** A small file can unfold to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;

const ENDINGS: Readonly<Record<AttachmentType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};
const ENCODERS: Partial<Record<AttachmentType, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 82 }),
};

sharp.cache(false);
/** One picture takes a core for a second and a hundred megabytes; pages are served meanwhile. */
const encoding = semaphore({ limit: 1, queue: 50, refusal: unavailable });

/**
 * Finds out what a file is by what it holds, and stores a picture anew: upright, no larger than needed, without the place
 * where it was taken or anything else but its pixels. Throws 415 for what is not taken and 422 for a damaged picture.
 */
export async function sanitize({ name, bytes }: SentFile): Promise<StoredFile> {
  const found = await fileTypeFromBuffer(bytes);
  const mediaType = ATTACHMENT_TYPES.find((type) => type === found?.mime);
  if (!mediaType) throw new ProblemError('unsupported-media-type');
  const file = { name: withEnding(name, mediaType), mediaType };
  const encode = ENCODERS[mediaType];
  if (!encode) return { ...file, content: bytes, thumbnail: null };
  const within = (edge: number) =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
  try {
    return await encoding.run(async () => {
      const content = await encode(within(LONGEST_EDGE)).toBuffer();
      const thumbnail = await within(THUMBNAIL_EDGE).webp({ quality: 70 }).toBuffer();
      return { ...file, content, thumbnail };
    });
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw invalid([{ pointer: '/file', code: 'format' }]);
  }
}

/** The ending tells programs what a file is, so that it has to be the one of its type. */
function withEnding(name: string, type: AttachmentType): string {
  const [first = ''] = ENDINGS[type];
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return ENDINGS[type].includes(ending) && name.includes('.') ? name : `${name}.${first}`;
}
