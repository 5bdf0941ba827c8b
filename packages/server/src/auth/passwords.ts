import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inTurn } from './in-turn.ts';

/** OWASP parameters of argon2id: 19 MiB, two iterations, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits hashing to two of Node's four worker threads, so that pages, files and compression are served during an
 * attack. Refuses calls that would wait for several seconds.
 */
const turn = inTurn(2, 200);

export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, COST));

let decoy: Promise<string> | undefined;

/**
 * Returns true if the password matches. Takes equally long for an unknown address (`null`), so that timing reveals
 * nothing.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  // Hashed outside of the limit, because it is computed once and cached.
  decoy ??= hash(randomBytes(32).toString('base64'), COST);
  const reference = stored ?? (await decoy);
  const matches = await turn(() => verify(reference, password));
  return stored !== null && matches;
}
