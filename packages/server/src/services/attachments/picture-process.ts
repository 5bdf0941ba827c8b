import sharp, { type Sharp } from 'sharp';
import type { PictureType } from './picture-cost.ts';
import type { PictureAnswer, PictureRequest } from './pictures.ts';

/** Enough to read a type plate. A phone takes twice as much. */
const LONGEST_EDGE = 2048;
const THUMBNAIL_EDGE = 320;
/** A small file can decode to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;
/** Milliseconds between two checks of the processor time. */
const CHECKS = 50;

const ENCODERS: Record<PictureType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 82 }),
};

/** Creates the thumbnail from the stored picture, so that the file is decoded once. */
async function make({ bytes, mediaType }: PictureRequest): Promise<PictureAnswer> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) return 'too-complex';
  const within = (picture: Uint8Array, edge: number) =>
    sharp(picture, { failOn: 'error' })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
  const content = await ENCODERS[mediaType](within(bytes, LONGEST_EDGE)).toBuffer();
  const thumbnail = await within(content, THUMBNAIL_EDGE).webp({ quality: 70 }).toBuffer();
  return { content, thumbnail };
}

/** Ends this process at once: `process.exit()` waits for the decoder. */
const end = () => process.kill(process.pid, 'SIGKILL');

sharp.concurrency(1);
// Without the server the picture is useless.
process.on('disconnect', end);
if (!process.connected) end();

process.once('message', async (request: PictureRequest) => {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1_000 > request.processorTime) end();
  }, CHECKS);
  process.send?.(await make(request).catch((): PictureAnswer => 'damaged'));
});
