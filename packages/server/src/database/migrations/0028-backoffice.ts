import { type Kysely, sql } from 'kysely';

/** Machine accounts of the rental company's own systems, and what they read and write (OP-10). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table machine_account (
    id uuid primary key,
    op_co text not null references operating_company (code),
    name text not null,
    secret_hash text not null unique,
    created_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  )`,
  `create table payment (
    id uuid primary key,
    document_id uuid not null,
    client_id integer not null,
    amount numeric(14, 2) not null check (amount > 0),
    received_on date not null,
    reference text,
    recorded_at timestamptz not null,
    foreign key (document_id, client_id) references document (id, client_id)
  )`,
  'create index payment_by_document on payment (document_id, received_on)',
  'create index credit_note_by_invoice on document (corrects_document_id) where corrects_document_id is not null',
  `create index invoice_by_change on document (updated_at, id) where type in ('invoice', 'creditNote')`,
  // One row at most: the time that the domain of a demo has, for every process (DOM-24).
  `create table demo_clock (
    id integer primary key check (id = 1),
    speed double precision not null check (speed between 0 and 100000),
    anchored_at timestamptz not null,
    shows timestamptz not null,
    started_at timestamptz not null,
    version integer not null default 1
  )`,
  // What changed last, over all clients of an operating company.
  'create index request_by_change on request (updated_at, id)',
  'create index rental_order_by_change on rental_order (updated_at, id)',
  'create index contract_line_by_change on contract_line (updated_at, id)',
  // A machine that is returned leaves the assets, and what it has measured with it.
  'alter table asset_reading drop constraint asset_reading_asset_id_client_id_fkey',
  `alter table asset_reading add foreign key (asset_id, client_id) references asset (id, client_id)
    on delete cascade`,
];
