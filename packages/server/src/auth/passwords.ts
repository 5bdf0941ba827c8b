import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../http/problem.ts';
import { semaphore } from '../semaphore.ts';

/** argon2id with the parameters of OWASP: 19 MiB, two iterations, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Node has four threads for hashing, files and compression together. Hashing takes two of them, so that pages are served
 * while guesses come by the hundred. A queue of 200 is a wait of some seconds; callers beyond it are answered 503.
 */
const hashing = semaphore({ limit: 2, queue: 200, refusal: unavailable });

export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, COST));

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown address (`null`) as for a wrong password, so that timing reveals nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  // Outside the semaphore, since it is made once.
  decoy ??= hash(randomBytes(32).toString('base64'), COST);
  const hashed = stored ?? (await decoy);
  const matches = await hashing.run(() => verify(hashed, password));
  return stored !== null && matches;
}
