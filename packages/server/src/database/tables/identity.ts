import type { ApprovalPolicy, Language, Module, Right, UserStatus } from '@hireyard/contract';
import type { StoredTermsVersion } from '@hireyard/contract/backoffice';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import type { FailedCollection } from '../../domain/off-hires.ts';
import type { Audit, ClosingDaysColumn, Decimal, Derived, Timestamp, WorkedDaysColumn } from './column-types.ts';

/** Versions of terms by their first day, written as JSON text. */
type TermsColumn = ColumnType<StoredTermsVersion[], string | undefined, string>;

export interface IdentityTables {
  operating_company: {
    code: string;
    name: string;
    country: string;
    currency: string;
    time_zone: string;
    /** ISO 8601 weekdays: 1 is Monday. */
    work_days: Generated<number[]>;
    /** Latest time to submit an order for the next workday, `HH:MM`. */
    order_cut_off: Generated<string>;
    min_rental_days: Generated<number>;
    /** Latest time to request a pick-up for the next workday, `HH:MM`. */
    off_hire_cut_off: Generated<string>;
    /** True if a valid off-hire gets its number at once; otherwise the rental company confirms each. */
    confirms_off_hires: Generated<boolean>;
    /** Outcome of a failed collection. */
    failed_collection: Generated<FailedCollection>;
    billing_week_days: Generated<BillingWeekDays>;
    /** Language of its invoices. */
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
    /** Minutes of opening times after which a depot gets a mail about entries without an acknowledgement. Null for no such mails. */
    inbox_mail_minutes: Generated<number | null>;
    terms: TermsColumn;
    closing_days: ClosingDaysColumn;
    worked_days: WorkedDaysColumn;
    /** Languages of its portal, written as JSON text. Null leaves them to `app-config.json`, as in the next columns. */
    languages: ColumnType<Language[] | null, string | null | undefined, string | null>;
    /** Links of the portal's menus. An empty one hides its entry. */
    terms_link: string | null;
    privacy_link: string | null;
    cookies_link: string | null;
    accessibility_link: string | null;
    contact_phone: string | null;
    contact_email: string | null;
    /** Time of a change of products or their names that is not ranked yet. */
    product_names_changed_at: Timestamp | null;
    /** Time of the last change of products or product groups. */
    products_changed_at: Timestamp | null;
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
    /** Default depot of the client. */
    default_depot_id: string | null;
    po_required: Generated<boolean>;
    po_pattern: string | null;
    project_required: Generated<boolean>;
    cost_code_required: Generated<boolean>;
    approval: Generated<ApprovalPolicy>;
    vat_number: string | null;
    peppol_id: string | null;
    terms: TermsColumn;
    /** True for a client that nobody opens any more. */
    archived: Generated<boolean>;
  };
  client_module: { client_id: number; module: Module };
  app_user: {
    id: string;
    /** Lowercase; unique. */
    email: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    language: Language;
    password_hash: string | null;
    /** Account status: `invited` until a password is set. Clients block and deactivate memberships, not accounts. */
    status: UserStatus;
    version: Generated<number>;
  };
  role: Audit & { id: string; client_id: number; name: string; built_in: boolean; copied_from: string | null };
  /** A trigger sets the client's id from the role. */
  role_right: { role_id: string; client_id: Generated<number>; right: Right };
  /**
   * Data of a user that a client administers. `id` is the user's id. A new membership copies the account unless the
   * insert sets more. Names come from the account; until the invitation is accepted, they are the names entered by the
   * inviter.
   */
  membership: Audit & {
    id: Derived<string>;
    user_id: string;
    client_id: number;
    /** Id of the membership itself, for the systems of the rental company. */
    record_uuid: Generated<string>;
    status: Generated<UserStatus>;
    status_rank: GeneratedAlways<number>;
    email: Derived<string>;
    first_name: Generated<string>;
    last_name: Generated<string>;
    /** First and last name. */
    name: GeneratedAlways<string>;
    search_text: Derived<string>;
    /** True if the user sees only the projects in `membership_project`. */
    confined: Generated<boolean>;
    /** Number of rows in `membership_project`, independent of the caller's projects. */
    project_count: Derived<number>;
    order_limit_amount: Decimal | null;
    order_limit_currency: string | null;
    /** Language that came with the invitation; null if none did. */
    invited_language: Language | null;
    invited_at: Timestamp | null;
    invitation_expires_at: Timestamp | null;
    /** When the mail of the last invitation was given up. */
    invitation_failed_at: Timestamp | null;
    last_seen_at: Timestamp | null;
    /** Monday of the last weekly mail. */
    weekly_mailed_on: string | null;
  };
  membership_role: { user_id: string; client_id: number; role_id: string };
  membership_project: { user_id: string; client_id: number; project_id: string };
  /** One sign-in on one device. The row is deleted when the session ends. */
  session: {
    id: string;
    /** Session id used only in its refresh tokens. */
    refresh_id: string;
    user_id: string;
    /** Digest of the device cookie. */
    device_hash: string;
    /** Names such as `Firefox` and `Windows`; null if unknown. */
    browser: string | null;
    system: string | null;
    started_at: Timestamp;
    used_at: Timestamp;
    expires_at: Timestamp;
  };
  /** The current token of a session and recently rotated tokens. Only the SHA-256 is stored. */
  refresh_token: { hash: string; session_id: string; rotated_at: Timestamp | null };
  /** Devices used by a user to sign in, by the digest of the device cookie. */
  known_device: { hash: string; user_id: string; signed_in_at: Timestamp };
  signing_key: { kid: string; encrypted_private_jwk: string; public_jwk: string; created_at: Timestamp };
  /** Failed sign-ins and rate-limited attempts, counted per key in fixed windows. */
  attempt_counter: { key: string; window_start: Timestamp; count: number };
  /** First response to each keyed write, replayed for 24 hours. `scope` is user, client and route. */
  idempotency_answer: {
    scope: string;
    key: string;
    body_hash: string;
    status: number | null;
    headers: string | null;
    body: string | null;
    /** Digest of the rights, prices and projects at the time of the response. Null never matches. */
    access: string | null;
    created_at: Timestamp;
  };
  /** Hash of the functions and triggers applied last. The table has one row. */
  applied_functions: { id: number; hash: string };
  service_status: { id: number; status: string; banner_text: string };
}
