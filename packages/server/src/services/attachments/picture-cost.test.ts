import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf, webpOf } from '../../testing/pictures.ts';
import { isTooComplex } from './picture-cost.ts';

describe('a picture', () => {
  it('[DOM-18] is too complex as a JPEG of more than 32 scans', async () => {
    expect(isTooComplex(await jpegOf(32), 'image/jpeg')).toBe(false);
    expect(isTooComplex(await jpegOf(33), 'image/jpeg')).toBe(true);
  });

  it('[DOM-18] may be a progressive photo, also one with a photo of 1,000 scans in its metadata or behind its end', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 4, background: 'red' } })
      .toColourspace('cmyk')
      .jpeg({ progressive: true })
      .toBuffer();
    const inner = (await jpegOf(1_000)).subarray(0, 60_000);
    const segment = Buffer.from([0xff, 0xe1, 0, 0]);
    segment.writeUInt16BE(inner.length + 2, 2);
    const start = photo.subarray(0, 2);
    expect(isTooComplex(Buffer.concat([start, segment, inner, photo.subarray(2), inner]), 'image/jpeg')).toBe(false);
  });

  it('[DOM-18] is too complex as an interlaced PNG above 12 megapixels', () => {
    expect(isTooComplex(pngOf(4_000, 3_000, true), 'image/png')).toBe(false);
    expect(isTooComplex(pngOf(4_000, 3_001, true), 'image/png')).toBe(true);
    expect(isTooComplex(pngOf(7_000, 7_000, false), 'image/png')).toBe(false);
  });

  it('[DOM-18] is too complex as a WebP of more than 1,000 frames', async () => {
    expect(isTooComplex(await webpOf(1_000), 'image/webp')).toBe(false);
    expect(isTooComplex(await webpOf(1_001), 'image/webp')).toBe(true);
  });

  it('[DOM-18] of 10 MB is looked through in one pass, whatever it holds', () => {
    const parts = [
      [0xff],
      [0xff, 0x00],
      [0xff, 0xd0],
      [0xff, 0xe0, 0, 2],
      [0xff, 0xda, 0, 2],
      [0],
      [0x41, 0x4e, 0x4d, 0x46],
    ];
    for (const part of parts) {
      const bytes = Buffer.alloc(10_000_000, Buffer.from(part));
      for (const type of ['image/jpeg', 'image/png', 'image/webp'] as const) {
        const start = performance.now();
        isTooComplex(bytes, type);
        expect(performance.now() - start, `${part} as ${type}`).toBeLessThan(1_000);
      }
    }
  });
});
