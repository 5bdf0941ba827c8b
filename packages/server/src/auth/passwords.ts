import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters of OWASP: 19 MiB, two iterations, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown address (`null`) as for a wrong password, so that timing reveals nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(32).toString('base64'));
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
