import type { ImportKind } from '@hireyard/contract/backoffice';
import type { DeskImportFile, DeskRefusal, RunSource, RunState } from '@hireyard/contract/desk';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** Changed fields of a record by name. A value from before that is not known is left out. */
export type ChangedFields = { readonly [field: string]: { readonly before?: unknown; readonly after?: unknown } };

type Report = NonNullable<DeskImportFile['report']>;

export interface ImportRunTables {
  /** A run of imports of an operating company. */
  import_run: {
    id: string;
    op_co: string;
    source: RunSource;
    name: string;
    /** System or person; both are null for an operator, and for a person whose data was erased. */
    by_name: string | null;
    by_user_id: string | null;
    state: RunState;
    dry_run: boolean;
    notifies: Generated<boolean>;
    kinds: Generated<ImportKind[]>;
    /** Kinds for which a run of the API has ended. */
    closed_kinds: Generated<ImportKind[]>;
    created_count: Generated<number>;
    changed_count: Generated<number>;
    unchanged_count: Generated<number>;
    refused_count: Generated<number>;
    archived_count: Generated<number>;
    failures: Generated<number>;
    /** Until when a process works on the run. */
    claim: Generated<string | null>;
    claimed_until: Timestamp | null;
    started_at: Timestamp;
    changed_at: Timestamp;
    /** When a person or an operator asked to take the run back. */
    undo_asked_at: Timestamp | null;
    undone_at: Timestamp | null;
    undone_count: Generated<number>;
    undo_refused_count: Generated<number>;
    /** Kind and position behind which it goes on; null before it begins. */
    undo_kind: ImportKind | null;
    undo_before: string | null;
  };
  /** Record that a run has made or changed. */
  import_entry: {
    run_id: string;
    op_co: string;
    position: GeneratedAlways<string>;
    kind: ImportKind;
    external_id: string;
    is_new: boolean;
    is_adopted: boolean;
    former_version: ColumnType<string | null, number | null, never>;
    former_time: ColumnType<Date | null, string | null, never>;
    fields: ColumnType<ChangedFields, string, string>;
    /** Digest of its values behind the run. */
    digest: string;
    /** True once it is taken back. */
    is_back: Generated<boolean>;
    /** When the run has first written the record. */
    written_at: Timestamp;
  };
  /** A file of a run at the desk. */
  import_run_file: {
    id: string;
    run_id: string;
    op_co: string;
    name: string;
    /** Null for a PDF, and for a workbook that is not named after a kind. */
    kind: ImportKind | null;
    /** Workbook of which it is a sheet. */
    sheet_of: string | null;
    size: number;
    row_count: number;
    /** Null once the run has ended. */
    content: Uint8Array | null;
    report: JSONColumnType<Report> | null;
    /** Refused rows, to mend and to import. */
    rejected: string | null;
  };
  /** A refused row of a run. The first ones are kept. */
  import_run_refusal: {
    run_id: string;
    op_co: string;
    position: number;
    kind: ImportKind | null;
    file_name: string | null;
    lines: number[];
    external_id: string | null;
    reasons: JSONColumnType<DeskRefusal['reasons']>;
    /** True for a row that could not be taken back. */
    of_undo: Generated<boolean>;
  };
}
