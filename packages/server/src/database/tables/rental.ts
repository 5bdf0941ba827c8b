import type {
  AddressKind,
  ArchiveStatus,
  ContactFunction,
  ContractDetailLine,
  ContractStatus,
  Energy,
  FailReason,
  Language,
  LineStatus,
  MaxVehicle,
  OffHireStatus,
  OpeningTime,
  PickupSlot,
  ProductKind,
  ProductPictureType,
  Tracking,
  Transport,
} from '@hireyard/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  Audit,
  AuditInOrder,
  ClosingDaysColumn,
  DateColumn,
  Decimal,
  Derived,
  Timestamp,
  WorkedDaysColumn,
} from './column-types.ts';
import type { ProductDetails } from './orders.ts';

/** Texts by language. */
export type Texts = { readonly [L in Language]?: string };

type RateUnit = NonNullable<ContractDetailLine['rate']>['unit'];

export interface Postal {
  line1: string;
  line2: string | null;
  postal_code: string;
  city: string;
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Degrees (WGS 84); both set or both null. */
export interface Geo {
  latitude: number | null;
  longitude: number | null;
}

export interface RentalTables {
  project_favorite: { client_id: number; project_id: string; product_code: string };
  depot: Postal &
    Geo & {
      id: string;
      op_co: string;
      name: string;
      phone: string;
      email: string;
      /** IANA time zone; it never changes. */
      time_zone: string;
      /** ISO 3166-2 without the country, set if holidays differ within the country: `HH`. */
      subdivision: string | null;
      opening_times: ColumnType<OpeningTime[], readonly OpeningTime[] | string | undefined, string>;
      closing_days: ClosingDaysColumn;
      worked_days: WorkedDaysColumn;
      /** True for a depot that is not offered any more. */
      archived: Generated<boolean>;
    };
  /** Picture of a product, as an operating company shows it. */
  product_picture: {
    id: string;
    op_co: string;
    product_code: string;
    position: number;
    media_type: ProductPictureType;
    content: Uint8Array;
    thumbnail: Uint8Array;
    /** Of the content, in bytes. */
    size: number;
    stored_at: Timestamp;
  };
  product: ProductDetails & {
    id: Generated<string>;
    /** Unique within the operating company. */
    code: string;
    /** Null for a product of all operating companies. */
    op_co: string | null;
    product_group: string;
    kind: ProductKind;
    tracking: Tracking;
    energy: Energy;
    /** True for a product that is not offered any more. */
    archived: Generated<boolean>;
    /** Days of a rental at least; null leaves it to the operating company. */
    min_days: number | null;
    /** Language whose texts replace missing ones. */
    fallback_language: Language | null;
    descriptions: ColumnType<Texts, string | undefined, string>;
    /** Web addresses of its papers. */
    manual_url: string | null;
    safety_sheet_url: string | null;
  };
  /** Codes of products, for references of other tables. A trigger adds them. */
  product_key: { code: string };
  /** Name in a language. The name of the fallback language replaces a missing one. */
  product_translation: {
    product_code: string;
    language: Language;
    name: string;
    op_co: string | null;
    is_fallback: Generated<boolean>;
  };
  catalogue_group: {
    id: string;
    op_co: string;
    /** Unique within the operating company. */
    code: string;
    names: ColumnType<Texts, string, string>;
    fallback_language: Language;
    archived: Generated<boolean>;
  };
  address: Audit &
    Postal &
    Geo & {
      id: string;
      client_id: number;
      kind: AddressKind;
      name: string | null;
      access_instructions: string | null;
      max_vehicle: MaxVehicle | null;
      /** Delivery hours in local time, `HH:MM`. */
      access_from: string | null;
      access_to: string | null;
      status: Generated<ArchiveStatus>;
      search_text: Derived<string>;
    };
  contact_person: Audit & {
    id: string;
    client_id: number;
    first_name: string;
    last_name: string;
    email: string | null;
    phone: string | null;
    functions: ContactFunction[];
    language: Language;
    status: Generated<ArchiveStatus>;
    search_text: Derived<string>;
  };
  project: Audit & {
    id: string;
    client_id: number;
    number: string;
    name: string;
    status: 'active' | 'closed';
    address_id: string | null;
    site_contact_id: string | null;
    default_po: string | null;
    default_cost_code: string | null;
    starts_on: DateColumn | null;
    ends_on: DateColumn | null;
    budget_amount: Decimal | null;
    budget_currency: string | null;
    /** City of the address. */
    city: Derived<string | null>;
    /** Number of contract lines on rent. */
    on_rent_count: Derived<number>;
    search_text: Derived<string>;
  };
  contract: Audit &
    Postal & {
      id: string;
      client_id: number;
      number: string;
      order_number: string | null;
      project_id: string | null;
      depot_id: string;
      site_contact_id: string | null;
      po_number: string | null;
      cost_code: string | null;
      reference: string | null;
      address_name: string | null;
      /** Address or depot that the company's systems named as the site. Its columns are copied. */
      site_id: Generated<string | null>;
      project_name: Derived<string | null>;
      /** Derived from the lines (domain/contract-status.ts). */
      status: Derived<ContractStatus>;
      status_rank: GeneratedAlways<number>;
      starts_at: Derived<Date | null>;
      ends_at: Derived<Date | null>;
      time_zone: Derived<string>;
      starts_on: GeneratedAlways<string | null>;
      ends_on: GeneratedAlways<string | null>;
      /** Last rented day; infinite while on rent or without an end. */
      rented_until: GeneratedAlways<string>;
      line_count: Derived<number>;
      on_rent_count: Derived<number>;
      search_text: Derived<string>;
    };
  contract_line: AuditInOrder & {
    id: string;
    contract_id: string;
    line_no: number;
    status: LineStatus;
    product_code: string;
    fleet_number: string | null;
    serial_number: string | null;
    quantity: number;
    qty_pending_pickup: Generated<number>;
    qty_returned: Generated<number>;
    on_rent_at: Timestamp;
    expected_off_rent_at: Timestamp | null;
    off_rent_at: Timestamp | null;
    returned_at: Timestamp | null;
    /** The off-hire that currently holds this line, through one of its off_hire_line rows. */
    off_hire_id: string | null;
    /** The replacement line after a breakdown (DOM-17). */
    replaced_by_line_id: string | null;
    /** The line that this line was split from by a partial off-hire (DOM-02). */
    split_from_line_id: string | null;
    /** First charged day, if later than the first day on rent: another line is billed for the days before. */
    charged_from: DateColumn | null;
    rate_unit: RateUnit | null;
    rate_price: Decimal | null;
    rate_currency: string | null;
    /** Rates that the line was ordered at. Null for a single rate. */
    agreed_day: Decimal | null;
    agreed_week: Decimal | null;
    agreed_four_week: Decimal | null;
    next_billing_on: DateColumn | null;
    /** Copied from the contract by a trigger. */
    client_id: Generated<number>;
    contract_number: Derived<string>;
    /** Copied from the contract by a trigger. */
    project_id: ColumnType<string | null, string | null | undefined, never>;
    project_name: Derived<string | null>;
    depot_id: Derived<string>;
    time_zone: Derived<string>;
    search_text: Derived<string>;
    on_rent_on: GeneratedAlways<string>;
    expected_on: GeneratedAlways<string | null>;
    off_rent_on: GeneratedAlways<string | null>;
    /** Last rented day; infinite while on rent or without an end. */
    rented_until: GeneratedAlways<string>;
    /** The line is overdue from this instant: midnight after the expected day, in its time zone. */
    overdue_from: GeneratedAlways<Date | null>;
    status_rank: GeneratedAlways<number>;
    /** Sort key for lines of one status; the most urgent is the smallest. */
    urgency: GeneratedAlways<number>;
    rate_per_day: GeneratedAlways<string | null>;
  };
  rental_period: {
    id: string;
    contract_line_id: string;
    starts_on: DateColumn;
    ends_on: DateColumn;
    kind: ContractDetailLine['periods'][number]['kind'];
    days: number;
    /** Number of pieces covered. */
    pieces: number;
    amount: Decimal | null;
    currency: string | null;
    invoice_number: string | null;
  };
  off_hire: AuditInOrder & {
    id: string;
    client_id: number;
    /** Proof that rent stopped; null until the off-hire is confirmed. */
    number: string | null;
    status: OffHireStatus;
    off_rent_at: Timestamp;
    transport: Transport;
    /** Pick-up date; null if the client returns the machine. */
    pickup_on: DateColumn | null;
    pickup_slot: PickupSlot | null;
    place: string | null;
    key_place: string | null;
    site_contact_id: string | null;
    fail_reason: FailReason | null;
    /** Number of lines, including lines not visible to the user. */
    line_count: Generated<number>;
    /** When the client asked for another pick-up after a failed one. */
    asked_again_at: Generated<Date | null>;
    status_rank: GeneratedAlways<number>;
    /** Sort key for off-hires of one status; the latest is the smallest. */
    newness: GeneratedAlways<number>;
  };
  off_hire_line: {
    off_hire_id: string;
    contract_line_id: string;
    /** Copied from the off-hire by a trigger. */
    client_id: Generated<number>;
    quantity: number;
    meter_hours: number | null;
    fuel_percent: number | null;
  };
  /** A change of a line's expected end. */
  line_extension: {
    id: string;
    contract_line_id: string;
    client_id: number;
    expected_before: Timestamp;
    expected_after: Timestamp;
    reason: string | null;
    extended_at: Timestamp;
    extended_by: string | null;
  };
  /** Last number used in a client's series, see domain/numbers.ts. */
  number_counter: { client_id: number; series: string; last: number };
}
