import type { DisputedLine, Fault, LineAnswer, RequestKind, RequestParty, RequestStatus } from '@hireyard/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AuditInOrder, DateColumn, Derived, Timestamp } from './column-types.ts';

export interface RequestTables {
  /** `created_by` is the author. */
  request: AuditInOrder & {
    id: string;
    client_id: number;
    /** Series: see domain/numbers.ts. */
    number: string;
    kind: RequestKind;
    status: RequestStatus;
    title: string;
    project_id: string | null;
    po_number: string | null;
    cost_code: string | null;
    description: string | null;
    contract_line_id: string | null;
    document_id: string | null;
    /** Null for the whole invoice. */
    disputed_lines: ColumnType<readonly Omit<DisputedLine, 'text'>[] | null, string | null | undefined, string | null>;
    asset_id: string | null;
    fault: Fault | null;
    safe_to_use: boolean | null;
    /** First day of its lines. */
    needed_on: DateColumn | null;
    line_count: Generated<number>;
    handler_id: string | null;
    asked_back: Generated<boolean>;
    /** `waitsFor` of the domain; null after the last step. */
    waits_for: RequestParty | null;
    waiting_since: Timestamp | null;
    valid_to: DateColumn | null;
    reject_reason: string | null;
    project_name: Derived<string | null>;
    search_text: Derived<string>;
    /** Position in the contract's `REQUEST_STATUSES`. */
    status_rank: GeneratedAlways<number>;
  };
  request_line: {
    id: string;
    request_id: string;
    client_id: number;
    /** Copy of the request's project, so that lines can be limited to projects. */
    project_id: string | null;
    line_no: number;
    product_code: string | null;
    text: string | null;
    quantity: number;
    starts_on: DateColumn;
    ends_on: DateColumn | null;
    remark: string | null;
    answer: LineAnswer | null;
    answer_note: string | null;
    asset_id: string | null;
  };
  /** `moved_by` is null for the rental company. */
  request_step: {
    request_id: string;
    client_id: number;
    status: RequestStatus;
    moved_at: Timestamp;
    moved_by: string | null;
  };
  /** `written_by` is null for the rental company. */
  request_comment: {
    id: string;
    /** Order of writing. */
    position: GeneratedAlways<number>;
    request_id: string;
    client_id: number;
    written_at: Timestamp;
    written_by: string | null;
    text: string;
    asks_back: boolean;
    /** Ids of the request's attachments that were sent with this comment. */
    attachment_ids: Generated<string[]>;
  };
}
