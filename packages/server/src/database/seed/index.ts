import type { Kysely } from 'kysely';
import type { Database } from '../tables.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Demo-2026!';

/** The accounts that the start prints. */
export const DEMO_ACCOUNTS: readonly { readonly email: string; readonly description: string }[] = [];

/** Fills an empty database; gets a transaction and begins none of its own (seed-once.ts). */
export async function seed(_db: Kysely<Database>, _options: { scale: 'small' | 'large'; now: Date }): Promise<void> {}
