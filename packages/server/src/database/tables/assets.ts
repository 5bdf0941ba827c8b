import type {
  AssetRowStatus,
  AssignmentKind,
  InspectionResult,
  Ownership,
  ReadingKind,
  ReadingSource,
} from '@hireyard/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Audit, DateColumn, Decimal, Derived, Timestamp } from './column-types.ts';

export interface AssetTables {
  /** Own assets, and a row for each live contract line, which triggers keep: its id is that of the line. */
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
    /** Since when it is where it is, and until when it is expected to be. */
    placed_on: DateColumn | null;
    expected_until: DateColumn | null;
    defect: string | null;
    contract_id: Derived<string | null>;
    quantity: Derived<number>;
    project_name: Derived<string | null>;
    search_text: Derived<string>;
    status_rank: GeneratedAlways<number>;
    /** The earliest day on which an inspection is due; long ago where one has failed. */
    inspection_due_on: Derived<string | null>;
    /** Null without an inspection; what facets count by. */
    inspected: GeneratedAlways<string | null>;
    /** What its counter of engine hours says, as of when, and since when it says that; null where it has never reported. */
    operating_hours: Derived<string | null>;
    hours_read_at: Derived<Date | null>;
    used_at: Derived<Date | null>;
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
    /** Of the last time: a file among the attachments of the asset. */
    certificate_id: Generated<string | null>;
    /** The day of the last notification: the one that it was due on then. */
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
  };
}
