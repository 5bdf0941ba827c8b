import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

const photo = (type: string, name: string, bytes = 900_000) => new File([new Uint8Array(bytes)], name, { type });
const requested: (string | undefined)[] = [];
/** Formats that the browser can write. It writes PNG in place of others. */
let written = ['image/jpeg', 'image/webp', 'image/png'];

class Canvas {
  getContext() {
    return { drawImage: () => undefined };
  }
  convertToBlob({ type = '' }: ImageEncodeOptions) {
    requested.push(type);
    return Promise.resolve(new Blob(['small'], { type: written.includes(type) ? type : 'image/png' }));
  }
}
beforeEach(() => {
  requested.length = 0;
  written = ['image/jpeg', 'image/webp', 'image/png'];
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

describe('a photo', () => {
  it.each([
    ['image/jpeg', 'site.JPEG', 'image/jpeg', 'site.jpg'],
    ['image/png', 'plan.png', 'image/webp', 'plan.webp'],
    ['image/webp', 'plan.webp', 'image/webp', 'plan.webp'],
  ])(
    '[DOM-18] of type %s (%s) is sent as a format that keeps its transparency',
    async (type, name, sentType, sentName) => {
      const sent = await shrinkPhoto(photo(type, name));
      expect([requested, sent.type, sent.name]).toEqual([[sentType], sentType, sentName]);
    },
  );

  it('[DOM-18] stays PNG where the browser cannot write WebP', async () => {
    written = ['image/jpeg', 'image/png'];
    const sent = await shrinkPhoto(photo('image/png', 'plan.png'));
    expect([sent.type, sent.name]).toEqual(['image/png', 'plan.png']);
  });

  it('[DOM-18] is sent as it is if it is small', async () => {
    const small = photo('image/png', 'plan.png', 1000);
    expect(await shrinkPhoto(small)).toBe(small);
    expect(requested).toEqual([]);
  });
});
