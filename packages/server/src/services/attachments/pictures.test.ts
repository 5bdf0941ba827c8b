import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { webpOf } from '../../testing/pictures.ts';
import { makePicture } from './pictures.ts';

const photoOf = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#0f4c5c' } })
    .jpeg({ progressive: true })
    .toBuffer();
const PLENTY = { processor: 60_000, elapsed: 60_000 };
const tooComplex = { type: 'picture-too-complex', status: 422 };

it('[DOM-18] a picture is ended that takes too much processor time, or too long in all', async () => {
  const photo = await photoOf(4_000);
  const make = (limits: object) => makePicture(photo, 'image/jpeg', 'a', { ...PLENTY, ...limits });
  await expect(make({ processor: 100 })).rejects.toMatchObject(tooComplex);
  await expect(make({ elapsed: 30 })).rejects.toMatchObject(tooComplex);
  await expect(make({})).resolves.toMatchObject({ thumbnail: expect.any(Uint8Array) });
}, 30_000);

it('[DOM-18] a picture of more than 60 megapixels is refused', async () => {
  const large = await sharp({ create: { width: 60_001, height: 1_000, channels: 3, background: 'white' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
  await expect(makePicture(large, 'image/png', 'a', PLENTY)).rejects.toMatchObject(tooComplex);
}, 30_000);

it('[DOM-18] pictures of a user take turns, and hold up nobody else’s', async () => {
  const [large, small] = [await photoOf(4_000), await photoOf(50)];
  const made: string[] = [];
  const make = async (photo: Buffer, userId: string, name: string) => {
    await makePicture(photo, 'image/jpeg', userId, PLENTY);
    made.push(name);
  };
  await Promise.all([
    make(large, 'a', 'first of a'),
    make(large, 'a', 'second of a'),
    make(large, 'a', 'third of a'),
    make(small, 'b', 'of b'),
  ]);
  expect(made.filter((name) => name !== 'of b')).toEqual(['first of a', 'second of a', 'third of a']);
  expect(made.indexOf('of b')).toBeLessThan(2);
}, 60_000);

/**
 * Starts a server in a process group of its own and sends it a picture. Its output ends with the last process that
 * writes to it.
 */
function server(picture: Buffer, script: string) {
  const path = import.meta.dirname;
  const before = `
    import { fork } from 'node:child_process';
    import { makePicture } from '${path}/pictures.ts';
    const bytes = Buffer.concat(await process.stdin.toArray());
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', before + script], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.end(picture);
  return child;
}

it('[DOM-18] a picture is not decoded any further when its server is gone', async () => {
  const child = server(
    await webpOf(190_000),
    `const picture = fork('${import.meta.dirname}/picture-process.ts', { serialization: 'advanced', execArgv: [] });
    const request = { bytes, mediaType: 'image/webp', processorTime: 60_000 };
    picture.send(request, () => console.log('sent'));`,
  );
  await once(child.stdout, 'data');
  await delay(1_000);
  const start = performance.now();
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(performance.now() - start).toBeLessThan(3_000);
}, 60_000);

it('[DOM-18] [OP-02] a picture is made while Ctrl-C stops the server, as any upload under way', async () => {
  const child = server(
    await photoOf(4_000),
    `process.on('SIGINT', () => undefined);
    console.log('sent');
    await makePicture(bytes, 'image/jpeg', 'a');
    console.log('stored');`,
  );
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  await once(child.stdout, 'data');
  await delay(200);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await once(child, 'close');
  expect(said).toBe('sent\nstored\n');
}, 60_000);
