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
}
