import type {
  AssetRowStatus,
  AssignmentKind,
  ImportRefusal,
  ImportState,
  InspectionResult,
  Ownership,
  ReadingKind,
  ReadingSource,
} from '@hireyard/contract';
import type { AssetRow } from '@hireyard/contract/asset-file';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Audit, DateColumn, Decimal, Derived, Timestamp } from './column-types.ts';

export interface AssetTables {
  /**
   * Own assets, and one mirrored row per live contract line. Triggers maintain the mirrored rows; their id is the
   * line's.
   */
  asset: Audit & {
    id: string;
    client_id: number;
    ownership: Ownership;
    status: AssetRowStatus;
    tag: string | null;
    name: string | null;
    product_code: string | null;
    make: string | null;
    model: string | null;
    serial_number: string | null;
    year: number | null;
    home: string | null;
    project_id: string | null;
    holder_id: string | null;
    /** The day of arrival at the current location, and the expected day of departure. */
    placed_on: DateColumn | null;
    expected_until: DateColumn | null;
    defect: string | null;
    contract_id: Derived<string | null>;
    quantity: Derived<number>;
    project_name: Derived<string | null>;
    search_text: Derived<string>;
    status_rank: GeneratedAlways<number>;
    /** Earliest due day of all inspections; a day far in the past after a failed inspection. */
    inspection_due_on: Derived<string | null>;
    /** Column for facet counts; null without an inspection. */
    inspected: GeneratedAlways<string | null>;
    /**
     * Value of the engine hour counter, the time of the reading, and the time it first had this value. Null before the
     * first reading.
     */
    operating_hours: Derived<string | null>;
    hours_read_at: Derived<Date | null>;
    used_at: Derived<Date | null>;
  };
  /** Import of a file in the background. */
  asset_import: {
    id: string;
    client_id: number;
    file_name: string;
    /** JSON: texts. */
    headings: JSONColumnType<string[]>;
    state: Generated<ImportState>;
    row_count: number;
    created_count: Generated<number>;
    refused_count: Generated<number>;
    /** Failures in a row. An import that fails too often is stopped. */
    failures: Generated<number>;
    started_at: Timestamp;
    started_by: string;
    finished_at: Timestamp | null;
  };
  /** Rows that are still to import. A part is deleted together with the insert of its assets. */
  asset_import_part: {
    import_id: string;
    client_id: number;
    position: number;
    rows: JSONColumnType<AssetRow[]>;
  };
  asset_import_refusal: {
    import_id: string;
    client_id: number;
    line: number;
    cells: JSONColumnType<string[]>;
    is_unclosed: boolean;
    refused: ImportRefusal[];
  };
  asset_assignment: Audit & {
    id: string;
    client_id: number;
    asset_id: string;
    kind: AssignmentKind;
    project_id: string | null;
    holder_id: string | null;
    starts_on: DateColumn;
    ends_on: DateColumn | null;
    hours_before: Decimal | null;
    hours_after: Decimal | null;
  };
  asset_inspection: Audit & {
    id: string;
    client_id: number;
    asset_id: string;
    type: string;
    interval_months: number;
    due_on: DateColumn;
    done_on: DateColumn | null;
    result: InspectionResult | null;
    remarks: string | null;
    /** Attachment of the asset with the latest certificate. */
    certificate_id: Generated<string | null>;
    /** Due day of the last notification. */
    told_due_on: Derived<string | null>;
  };
  asset_reading: {
    id: string;
    client_id: number;
    asset_id: string;
    kind: ReadingKind;
    value: Decimal;
    read_at: Timestamp;
    source: ReadingSource;
    entered_by: string | null;
  };
  asset_reading_void: {
    id: string;
    client_id: number;
    asset_id: string;
    kind: ReadingKind;
    value: Decimal;
    read_at: Timestamp;
    entered_by: string | null;
    voided_by: string | null;
    /** True if the rental company declared it void. */
    by_company: Generated<boolean>;
    voided_at: Timestamp;
    reason: string | null;
  };
}
