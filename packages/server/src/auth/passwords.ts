import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { inTurn } from './in-turn.ts';

/** argon2id with the parameters of OWASP: 19 MiB, two iterations, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Node has four threads for hashing, files and compression together: guesses that come by the hundred take two of them, so
 * that pages are served all the same. Those who wait longer than some seconds are better told so.
 */
const turn = inTurn(2, 200);

export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, COST));

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown address (`null`) as for a wrong password, so that timing reveals nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  // Out of turn, since it is made once and kept.
  decoy ??= hash(randomBytes(32).toString('base64'), COST);
  const hashed = stored ?? (await decoy);
  const matches = await turn(() => verify(hashed, password));
  return stored !== null && matches;
}
