import type {
  ApprovalPolicy,
  DeliverySlot,
  Fulfilment,
  Language,
  OrderStatus,
  Specification,
} from '@hireyard/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AuditInOrder, DateColumn, Decimal, Derived, Timestamp } from './column-types.ts';

/** Inputs of the estimate; all null without a rate. */
interface Estimated {
  estimate_amount: Decimal | null;
  estimate_currency: string | null;
}

export interface OrderTables {
  /** `created_by` is the orderer. */
  rental_order: AuditInOrder &
    Estimated & {
      id: string;
      client_id: number;
      /** Series: see domain/numbers.ts. */
      number: string;
      status: OrderStatus;
      project_id: string | null;
      po_number: string | null;
      cost_code: string | null;
      reference: string | null;
      depot_id: string;
      fulfilment: Fulfilment;
      address_id: string | null;
      slot: DeliverySlot | null;
      site_contact_id: string | null;
      remark: string | null;
      /** First and last day of its lines; the last is null if a line is open-ended. */
      starts_on: DateColumn;
      ends_on: DateColumn | null;
      line_count: number;
      piece_count: number;
      first_product: string;
      approval_rule: Exclude<ApprovalPolicy, 'none'> | null;
      decision: 'approved' | 'rejected' | null;
      decided_by: string | null;
      decided_at: Timestamp | null;
      decision_comment: string | null;
      /** The rental company's reason for rejecting the order. */
      reject_reason: string | null;
      /** Terms that it was sent under. All null if none were asked for. */
      terms_version: string | null;
      terms_language: Language | null;
      terms_link: string | null;
      request_id: string | null;
      project_name: Derived<string | null>;
      search_text: Derived<string>;
      /** Position in the contract's `ORDER_STATUSES`. */
      status_rank: GeneratedAlways<number>;
    };
  rental_order_line: Estimated & {
    id: string;
    order_id: string;
    client_id: number;
    /** Copy of the order's project, so that lines can be limited to projects. */
    project_id: string | null;
    line_no: number;
    product_code: string;
    quantity: number;
    starts_on: DateColumn;
    ends_on: DateColumn | null;
    remark: string | null;
    /** Billable days, and the units of the cheapest rate mix. */
    days: number | null;
    day_units: number | null;
    week_units: number | null;
    four_week_units: number | null;
  };
  /** `moved_by` is null for the rental company. */
  rental_order_step: {
    order_id: string;
    position: GeneratedAlways<number>;
    client_id: number;
    status: OrderStatus;
    moved_at: Timestamp;
    moved_by: string | null;
  };
  /** Rates for one piece, from a day on. */
  rental_rate: {
    id: Generated<string>;
    op_co: string;
    product_code: string;
    /** Null for a rate of all clients. */
    client_id: number | null;
    /** `-infinity` for a rate without a first day. */
    starts_on: ColumnType<string, string | undefined, string>;
    ends_on: DateColumn | null;
    day: Decimal;
    week: Decimal;
    /** Null for a product without a four-week rate. */
    four_week: Decimal | null;
    currency: string;
    archived: Generated<boolean>;
  };
  /** Rates of the former release. */
  product_rate: { op_co: string; product_code: string };
  /** Number of pieces of a depot, until a later row counts them anew. */
  depot_stock: {
    id: Generated<string>;
    depot_id: string;
    product_code: string;
    pieces: number;
    /** `-infinity` for a number without a first day. */
    starts_on: ColumnType<string, string | undefined, string>;
  };
}

/** Product columns shown on its catalog page. */
export interface ProductDetails {
  specs: ColumnType<Specification[], readonly Specification[] | string | undefined, string>;
  accessories: Generated<string[]>;
}
