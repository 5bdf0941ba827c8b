import type { Kysely } from 'kysely';
import { type Numbered, numbering } from '../../domain/numbers.ts';
import type { Database } from '../tables.ts';
import { bulkInsert } from './bulk-insert.ts';

/** Numbers things of a client in the order in which they are asked for, as the server would have. */
export interface Numbers {
  next(createdAt: Date): string;
  /** Lets the server go on from the last ones. */
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
