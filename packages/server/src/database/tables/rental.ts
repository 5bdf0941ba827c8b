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
  Tracking,
  Transport,
} from '@hireyard/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Audit, DateColumn, Decimal, Derived, Timestamp } from './column-types.ts';
import type { ProductDetails } from './orders.ts';

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

/** In degrees (WGS 84); both or none. */
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
      /** IANA; a depot never moves to another zone. */
      time_zone: string;
      /** ISO 3166-2 without the country, where holidays differ within it: `HH`. */
      subdivision: string | null;
      opening_times: ColumnType<OpeningTime[], readonly OpeningTime[] | string | undefined, never>;
    };
  product: ProductDetails & {
    code: string;
    product_group: string;
    kind: 'rental' | 'sale' | 'service';
    tracking: Tracking;
    energy: Energy;
  };
  product_translation: { product_code: string; language: Language; name: string };
  address: Audit &
    Postal &
    Geo & {
      id: string;
      client_id: number;
      kind: AddressKind;
      name: string | null;
      access_instructions: string | null;
      max_vehicle: MaxVehicle | null;
      /** Local times, `HH:MM`, between which deliveries are let in. */
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
    /** Of its address. */
    city: Derived<string | null>;
    /** How many of its contract lines are on rent. */
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
      project_name: Derived<string | null>;
      /** Follows from the lines (domain/contract-status.ts). */
      status: Derived<ContractStatus>;
      status_rank: GeneratedAlways<number>;
      starts_at: Derived<Date | null>;
      ends_at: Derived<Date | null>;
      time_zone: Derived<string>;
      starts_on: GeneratedAlways<string | null>;
      ends_on: GeneratedAlways<string | null>;
      /** The last rented day; infinite while on rent or without an end. */
      rented_until: GeneratedAlways<string>;
      line_count: Derived<number>;
      on_rent_count: Derived<number>;
      search_text: Derived<string>;
    };
  contract_line: Audit & {
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
    /** The off-hire that holds this line now; one of its off_hire_line rows names the line. */
    off_hire_id: string | null;
    /** The line that took over after a breakdown (DOM-17). */
    replaced_by_line_id: string | null;
    /** The line whose pieces these were until a part of them was called off (DOM-02). */
    split_from_line_id: string | null;
    /** The first day that is charged on this line, where that is not the first on rent: the days before are on another line's bill. */
    charged_from: DateColumn | null;
    rate_unit: RateUnit | null;
    rate_price: Decimal | null;
    rate_currency: string | null;
    next_billing_on: DateColumn | null;
    /** That of the contract, whatever is written. */
    client_id: Generated<number>;
    contract_number: Derived<string>;
    /** That of the contract too. */
    project_id: ColumnType<string | null, string | null | undefined, never>;
    project_name: Derived<string | null>;
    depot_id: Derived<string>;
    time_zone: Derived<string>;
    search_text: Derived<string>;
    on_rent_on: GeneratedAlways<string>;
    expected_on: GeneratedAlways<string | null>;
    off_rent_on: GeneratedAlways<string | null>;
    /** The last rented day; infinite while on rent or without an end. */
    rented_until: GeneratedAlways<string>;
    /** The first moment at which the line counts as overdue: midnight after the expected day, in its zone. */
    overdue_from: GeneratedAlways<Date | null>;
    status_rank: GeneratedAlways<number>;
    /** Orders lines of one status by urgency, smallest first. */
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
    /** How many pieces it is for. */
    pieces: number;
    amount: Decimal | null;
    currency: string | null;
    invoice_number: string | null;
  };
  off_hire: Audit & {
    id: string;
    client_id: number;
    /** The proof that rent stopped; null until the off-hire is confirmed. */
    number: string | null;
    status: OffHireStatus;
    off_rent_at: Timestamp;
    transport: Transport;
    /** When it can be collected; null where the client brings it back. */
    pickup_on: DateColumn | null;
    pickup_slot: PickupSlot | null;
    place: string | null;
    key_place: string | null;
    site_contact_id: string | null;
    fail_reason: FailReason | null;
    /** How many lines it has, in sight of a user or not. */
    line_count: Generated<number>;
  };
  off_hire_line: {
    off_hire_id: string;
    contract_line_id: string;
    /** That of the off-hire, whatever is written. */
    client_id: Generated<number>;
    quantity: number;
    meter_hours: number | null;
    fuel_percent: number | null;
  };
  /** The expected end of a line was moved. */
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
  /** The last number that was given in a series of a client, see domain/numbers.ts. */
  number_counter: { client_id: number; series: string; last: number };
}
