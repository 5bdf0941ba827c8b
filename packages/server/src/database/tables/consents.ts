import type { JSONColumnType } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface ConsentTables {
  /** A visitor's choice about cookies, as the visitor's browser says it. */
  consent_receipt: {
    id: string;
    received_at: Timestamp;
    expires_at: Timestamp;
    receipt: JSONColumnType<object>;
  };
}
