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

/**
 * Composes a password (NFKC), as RFC 8265 asks for: keyboards write the same letter in several ways. Safe for its length,
 * which the contract limits.
 */
const composed = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(composed(password), COST));

let decoy: Promise<string> | undefined;

/**
 * Returns true if the password matches. Takes equally long for an unknown address (`null`), so that timing reveals
 * nothing.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  // Hashed outside of the semaphore, because it is computed once.
  decoy ??= hash(randomBytes(32).toString('base64'), COST);
  const reference = stored ?? (await decoy);
  // Passwords of former releases were hashed as typed.
  const forms = new Set([composed(password), password]);
  const matches = await hashing.run(async () => {
    for (const form of forms) if (await verify(reference, form)) return true;
    return false;
  });
  return stored !== null && matches;
}
