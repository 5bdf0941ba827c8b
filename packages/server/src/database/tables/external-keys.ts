import type { ImportKind } from '@hireyard/contract/backoffice';
import type { ColumnType } from 'kysely';

export interface ExternalKeyTables {
  /** Id of a row in the rental company's own systems, unique for operating company and kind. */
  external_key: {
    op_co: string;
    kind: ImportKind;
    external_id: string;
    /** Id of the row, as text. */
    row_id: string;
    source_version: ColumnType<string | null, number | null | undefined, number | null>;
  };
}
