import type { ImportKind } from '@hireyard/contract/backoffice';
import type { ColumnType, Generated } from 'kysely';

export interface ExternalKeyTables {
  /** Id of a row in the rental company's own systems, unique for operating company and kind. */
  external_key: {
    op_co: string;
    kind: ImportKind;
    external_id: string;
    /** Id of the row, as text. */
    row_id: string;
    /** Full run that has named the row last. */
    last_run: Generated<string | null>;
    /** True for a record that was taken back with the run that had made it. */
    taken_back: Generated<boolean>;
    source_version: ColumnType<string | null, number | null | undefined, number | null>;
    source_time: ColumnType<Date | null, string | null | undefined, string | null>;
  };
}
