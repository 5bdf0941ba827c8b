import type { Kysely } from 'kysely';
import { type Numbered, numbering } from '../../domain/numbers.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';

/** Numbers of a client's records in series, like the server's. */
export interface Numbers {
  next(createdAt: Date): string;
  /** Stores the last numbers, so that the server continues from them. */
  save(db: Kysely<Database>, clientId: number): Promise<void>;
}

export function numbersOf(kind: Numbered, timeZone: string): Numbers {
  const counts = new Map<string, number>();
  return {
    next(createdAt) {
      const { series, number } = numbering(kind, createdAt, timeZone);
      const count = (counts.get(series) ?? 0) + 1;
      counts.set(series, count);
      return number(count);
    },
    save: (db, clientId) =>
      bulkInsert(
        db,
        'number_counter',
        [...counts].map(([series, last]) => ({ client_id: clientId, series, last })),
      ),
  };
}
