import type { AttachmentType } from '@hireyard/contract';

export type PictureType = Exclude<AttachmentType, 'application/pdf'>;

/** Photos have 10 scans, in four colors 18. Each is decoded over the whole picture. */
const MAX_SCANS = 32;
/** An interlaced picture is held in memory as a whole, and is sixteen times as slow to read as another. */
const MAX_INTERLACED_PIXELS = 12_000_000;
/** The time to read a frame grows with the number of frames. */
const MAX_FRAMES = 1_000;

/**
 * Returns true if a picture would take too long to decode. Reads only its structure, in one pass over the bytes. A
 * damaged picture may pass.
 */
export function isTooComplex(bytes: Uint8Array, type: PictureType): boolean {
  if (type === 'image/jpeg') return hasTooManyScans(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'image/png' ? isLargeAndInterlaced(view) : hasTooManyFrames(view);
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** True for markers without a length: stuffed and fill bytes, TEM, RST0 to RST7, SOI. */
const isStandalone = (marker: number) => marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

/** Counts scans. Compressed data contain no marker but restarts (ITU T.81, B.1.1.5), so the next marker ends them. */
function hasTooManyScans(bytes: Uint8Array): boolean {
  let scans = 0;
  for (let at = 2; at + 3 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || isStandalone(marker)) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return false;
    if (marker === START_OF_SCAN) scans += 1;
    if (scans > MAX_SCANS) return true;
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return false;
}

/** The header is the first chunk, and its fields have fixed positions (PNG, 11.2.1). */
const isLargeAndInterlaced = (view: DataView): boolean =>
  view.byteLength > 28 && view.getUint8(28) !== 0 && view.getUint32(16) * view.getUint32(20) > MAX_INTERLACED_PIXELS;

const ANIMATION_FRAME = 0x414e4d46;

/**
 * Counts frames. A chunk has a name, a length and an even number of bytes. Chunks follow the 12 bytes of the file
 * header.
 */
function hasTooManyFrames(view: DataView): boolean {
  let frames = 0;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    if (view.getUint32(at) === ANIMATION_FRAME) frames += 1;
    if (frames > MAX_FRAMES) return true;
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return false;
}
