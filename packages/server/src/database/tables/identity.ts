import type { ApprovalPolicy, Language, Module, Right, UserStatus } from '@hireyard/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import type { FailedCollection } from '../../domain/off-hires.ts';
import type { Audit, Decimal, Derived, Timestamp } from './column-types.ts';

export interface IdentityTables {
  operating_company: {
    code: string;
    name: string;
    country: string;
    currency: string;
    time_zone: string;
    /** ISO 8601: 1 is Monday. */
    work_days: Generated<number[]>;
    /** Until when an order may be sent for the next workday, `HH:MM`. */
    order_cut_off: Generated<string>;
    min_rental_days: Generated<number>;
    /** Until when a pick-up may be asked for on the next workday, `HH:MM`. */
    off_hire_cut_off: Generated<string>;
    /** Whether an off-hire that keeps the rules gets its number at once, or when somebody has confirmed it. */
    confirms_off_hires: Generated<boolean>;
    /** What a failed collection leads to. */
    failed_collection: Generated<FailedCollection>;
    billing_week_days: Generated<BillingWeekDays>;
    /** What its invoices are written in. */
    language: Generated<Language>;
    legal_name: string | null;
    line1: string | null;
    postal_code: string | null;
    city: string | null;
    registration_number: string | null;
    vat_number: string | null;
    /** Scheme and identifier, e.g. `9944:NL000099998B57`. */
    peppol_id: string | null;
    iban: string | null;
  };
  corporate_client: {
    id: Generated<number>;
    external_uuid: string;
    name: string;
    show_prices: boolean;
    customer_number: string;
    op_co: string;
    blocked: boolean;
    rental_phone: string;
    rental_email: string;
    /** The depot that usually serves the client. */
    default_depot_id: string | null;
    po_required: Generated<boolean>;
    po_pattern: string | null;
    project_required: Generated<boolean>;
    cost_code_required: Generated<boolean>;
    approval: Generated<ApprovalPolicy>;
    vat_number: string | null;
    peppol_id: string | null;
  };
  client_module: { client_id: number; module: Module };
  app_user: {
    id: string;
    /** Lower-cased; unique. */
    email: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    language: Language;
    password_hash: string | null;
    /** Of the account: `invited` until it has a password. Clients block and deactivate memberships. */
    status: UserStatus;
    version: Generated<number>;
  };
  role: Audit & { id: string; client_id: number; name: string; built_in: boolean; copied_from: string | null };
  /** The client's id follows from the role. */
  role_right: { role_id: string; client_id: Generated<number>; right: Right };
  /**
   * What a client administers of a user. `id` is the user's; a new membership is as its account is, unless it says more.
   * Names are the account's, but until an invitation is accepted those that the inviter entered.
   */
  membership: Audit & {
    id: Derived<string>;
    user_id: string;
    client_id: number;
    status: Generated<UserStatus>;
    status_rank: GeneratedAlways<number>;
    email: Derived<string>;
    first_name: Generated<string>;
    last_name: Generated<string>;
    /** Both names. */
    name: GeneratedAlways<string>;
    search_text: Derived<string>;
    /** Sees the projects of `membership_project` alone. */
    confined: Generated<boolean>;
    /** How many of those there are, whoever asks. */
    project_count: Derived<number>;
    order_limit_amount: Decimal | null;
    order_limit_currency: string | null;
    invited_at: Timestamp | null;
    invitation_expires_at: Timestamp | null;
    last_seen_at: Timestamp | null;
    /** The Monday of the last weekly mail. */
    weekly_mailed_on: string | null;
  };
  membership_role: { user_id: string; client_id: number; role_id: string };
  membership_project: { user_id: string; client_id: number; project_id: string };
  /** One sign-in on one device; a session that has ended has no row. */
  session: {
    id: string;
    /** What its refresh tokens name it by, and nothing else. */
    refresh_id: string;
    user_id: string;
    /** Digest of the device cookie. */
    device_hash: string;
    /** Names such as `Firefox` and `Windows`, null where they are not known. */
    browser: string | null;
    system: string | null;
    started_at: Timestamp;
    used_at: Timestamp;
    expires_at: Timestamp;
  };
  /** The current token of a session and those that it has just replaced; only the SHA-256 is stored. */
  refresh_token: { hash: string; session_id: string; rotated_at: Timestamp | null };
  /** Devices on which a user has signed in, by the digest of the device cookie. */
  known_device: { hash: string; user_id: string; signed_in_at: Timestamp };
  signing_key: { kid: string; encrypted_private_jwk: string; public_jwk: string; created_at: Timestamp };
  /** Failed sign-ins and attempts by address, counted in fixed windows. */
  attempt_counter: { key: string; window_start: Timestamp; count: number };
  /** The first answer to each keyed write, replayed for 24 hours. `scope` is user, client and route. */
  idempotency_answer: {
    scope: string;
    key: string;
    body_hash: string;
    status: number | null;
    headers: string | null;
    body: string | null;
    /** Digest of the rights, prices and projects that the answer was made for; a null matches nobody's. */
    access: string | null;
    created_at: Timestamp;
  };
  /** One row: what `GET /availability` answers. */
  /** The hash of the functions and triggers that were applied last. */
  applied_functions: { id: number; hash: string };
  service_status: { id: number; status: string; banner_text: string };
}
