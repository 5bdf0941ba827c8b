import { fork } from 'node:child_process';
import { invalid, ProblemError, unavailable } from '../../http/problem.ts';
import { pictureOutcomes } from '../../metrics/channels.ts';
import { semaphore, semaphorePerKey } from '../../semaphore.ts';
import { isTooComplex, type PictureType } from './picture-cost.ts';

/** Time limits of a picture, in milliseconds. */
interface Limits {
  readonly processor: number;
  /** Wall-clock time, on a machine that is busy with other work. */
  readonly elapsed: number;
}
const LIMITS: Limits = { processor: 5_000, elapsed: 20_000 };

/** Message to the process of a picture. */
export interface PictureRequest {
  readonly bytes: Uint8Array;
  readonly mediaType: PictureType;
  readonly processorTime: number;
}
export interface StoredPicture {
  readonly content: Uint8Array;
  readonly thumbnail: Uint8Array;
}
/** Answer of the process of a picture. */
export type PictureAnswer = StoredPicture | 'too-complex' | 'damaged';

/** Each process takes a core and up to 500 MB. */
const PROCESSES = 2;
const processes = semaphore({ limit: PROCESSES, queue: 50, refusal: unavailable });
const processesOfUser = semaphorePerKey({ limit: 1, queue: Number.POSITIVE_INFINITY, refusal: unavailable });

/**
 * Returns a picture in its stored form, and a thumbnail. A user's pictures are processed one after the other, so that
 * they do not delay other users. Throws 422 for a damaged picture and for one that takes too long.
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

/** Decodes a picture in a process of its own, which can be killed: a running decoder cannot be stopped. */
async function runProcess(bytes: Uint8Array, mediaType: PictureType, limits: Limits): Promise<PictureAnswer> {
  const child = fork(new URL('./picture-process.ts', import.meta.url), {
    serialization: 'advanced',
    // Passes none of the settings, which contain secrets, and none of the server's own options.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C ends every process of the terminal's group, but the server finishes its uploads first.
    detached: true,
    timeout: limits.elapsed,
    killSignal: 'SIGKILL',
  });
  try {
    return await new Promise<PictureAnswer>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as PictureAnswer));
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        // Killed by its time limit, by lack of memory or by a fault of the decoder.
        if (signal) resolve('too-complex');
        else reject(new Error(`the process of a picture ended with ${code}`));
      });
      const request: PictureRequest = { bytes, mediaType, processorTime: limits.processor };
      // If sending fails, the exit of the process settles the promise.
      child.send(request, () => undefined);
    });
  } finally {
    child.kill('SIGKILL');
  }
}
