import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const gray = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c5c' } }).toColourspace('b-w');

/** Returns a JPEG that repeats its last scan. */
export async function jpegOf(scans: number): Promise<Buffer> {
  const photo = await gray(64, 64).jpeg().toBuffer();
  const last = photo.lastIndexOf(Buffer.from([0xff, 0xda]));
  const repeated = Array<Buffer>(scans).fill(photo.subarray(last, -2));
  return Buffer.concat([photo.subarray(0, last), ...repeated, photo.subarray(-2)]);
}

/** Returns a 16-bit PNG without its pixels. */
export function pngOf(width: number, height: number, interlaced: boolean): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 0, 0, 0, interlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync('')), chunk('IEND', Buffer.of())]);
}

/** Returns an animated WebP with frames of one pixel. */
export async function webpOf(frames: number): Promise<Buffer> {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name);
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  };
  const picture = (await gray(1, 1).webp({ lossless: true }).toBuffer()).subarray(12);
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(16), picture]));
  const parts = [chunk('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])), chunk('ANIM', Buffer.alloc(6))];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts, ...Array<Buffer>(frames).fill(frame)]));
}
