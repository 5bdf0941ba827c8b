import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../http/problem.ts';
import { semaphore } from '../semaphore.ts';

/** OWASP parameters of argon2id: 19 MiB, two iterations, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits hashing to two of Node's four worker threads, which files and compression share, so that pages are served
 * during an attack. A queue of 200 takes several seconds; further calls are answered with 503.
 */
const hashing = semaphore({ limit: 2, queue: 200, refusal: unavailable });

export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, COST));

let decoy: Promise<string> | undefined;

/**
 * Returns true if the password matches. Takes equally long for an unknown address (`null`), so that timing reveals
 * nothing.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  // Hashed outside of the semaphore, because it is computed once.
  decoy ??= hash(randomBytes(32).toString('base64'), COST);
  const reference = stored ?? (await decoy);
  const matches = await hashing.run(() => verify(reference, password));
  return stored !== null && matches;
}
