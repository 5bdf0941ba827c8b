import { fork } from 'node:child_process';
import { invalid, ProblemError, unavailable } from '../../http/problem.ts';
import { pictureOutcomes } from '../../metrics/channels.ts';
import { semaphore, semaphorePerKey } from '../../semaphore.ts';
import { isTooComplex, type PictureType } from './picture-cost.ts';

/** Milliseconds that a picture may take. */
interface Limits {
  readonly processor: number;
  /** In all, on a machine that is busy with other work. */
  readonly elapsed: number;
}
const LIMITS: Limits = { processor: 5_000, elapsed: 20_000 };

/** A message to the process of a picture. */
export interface PictureRequest {
  readonly bytes: Uint8Array;
  readonly mediaType: PictureType;
  readonly processorTime: number;
}
export interface StoredPicture {
  readonly content: Uint8Array;
  readonly thumbnail: Uint8Array;
}
/** The answer of the process of a picture. */
export type PictureAnswer = StoredPicture | 'too-complex' | 'damaged';

/** Each takes a core and up to 500 MB. */
const PROCESSES = 2;
const processes = semaphore({ limit: PROCESSES, queue: 50, refusal: unavailable });
const processesOfUser = semaphorePerKey({ limit: 1, queue: Number.POSITIVE_INFINITY, refusal: unavailable });

/**
 * Returns a picture as it is stored, and a small one. A user's pictures are made one after the other, and hold up nobody
 * else's. Throws 422 for a damaged picture and for one that takes too long.
 */
export async function makePicture(
  bytes: Uint8Array,
  mediaType: PictureType,
  userId: string,
  limits = LIMITS,
): Promise<StoredPicture> {
  const answer = isTooComplex(bytes, mediaType)
    ? 'too-complex'
    : await processesOfUser.run(userId, () => processes.run(() => runProcess(bytes, mediaType, limits)));
  pictureOutcomes.publish({ outcome: typeof answer === 'string' ? answer : 'stored' });
  if (answer === 'too-complex') throw new ProblemError('picture-too-complex');
  if (answer === 'damaged') throw invalid([{ pointer: '/file', code: 'format' }]);
  return answer;
}

/** Makes a picture in a process of its own, which can be ended: a decoder that runs cannot be stopped. */
async function runProcess(bytes: Uint8Array, mediaType: PictureType, limits: Limits): Promise<PictureAnswer> {
  const child = fork(new URL('./picture-process.ts', import.meta.url), {
    serialization: 'advanced',
    // None of the settings, which hold secrets, and none of the server's own options.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C ends every process of the terminal's group, and the server finishes its uploads first.
    detached: true,
    timeout: limits.elapsed,
    killSignal: 'SIGKILL',
  });
  try {
    return await new Promise<PictureAnswer>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as PictureAnswer));
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        // Ended for its time, for want of memory or by a fault of the decoder.
        if (signal) resolve('too-complex');
        else reject(new Error(`the process of a picture ended with ${code}`));
      });
      const request: PictureRequest = { bytes, mediaType, processorTime: limits.processor };
      // A request that does not arrive is answered by the end of the process.
      child.send(request, () => undefined);
    });
  } finally {
    child.kill('SIGKILL');
  }
}
