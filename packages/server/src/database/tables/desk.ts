import type { DeskRight } from '@hireyard/contract/desk';
import type { Timestamp } from './column-types.ts';

export interface DeskTables {
  /** A person of an operating company. Names, language and password belong to the account. */
  desk_account: {
    user_id: string;
    op_co: string;
    /** Depot where the person works; null for all. */
    depot_id: string | null;
    rights: DeskRight[];
    created_at: Timestamp;
  };
  /** View of the portal as a user of a client, by a person of the rental company (DK-15). */
  desk_view: {
    id: string;
    /** Session at the desk. The view ends with it. */
    session_id: string;
    desk_user_id: string;
    /** The viewed user. */
    user_id: string;
    client_id: number;
    begun_at: Timestamp;
    expires_at: Timestamp;
  };
}
