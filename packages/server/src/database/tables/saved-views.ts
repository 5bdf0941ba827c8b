import type { SavedViewList } from '@hireyard/contract';
import type { Audit } from './column-types.ts';

export interface SavedViewTables {
  /** `created_by` is the owner. */
  saved_view: Audit & {
    id: string;
    client_id: number;
    list: SavedViewList;
    name: string;
    /** Lowercase name. */
    name_key: string;
    /** Query string of the list page, without `?`. */
    query: string;
    /** True if all users of the client see it. */
    shared: boolean;
  };
}
