import type { SavedViewList } from '@hireyard/contract';
import type { Audit } from './column-types.ts';

export interface SavedViewTables {
  /** `created_by` is whose it is. */
  saved_view: Audit & {
    id: string;
    client_id: number;
    list: SavedViewList;
    name: string;
    /** The name in lower case. */
    name_key: string;
    /** Of the address of the list's page, without `?`. */
    query: string;
    /** Whether the others of the client find it too. */
    shared: boolean;
  };
}
