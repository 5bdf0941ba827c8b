import { type Kysely, sql } from 'kysely';
import { countedBy } from './counted.ts';

/**
 * The client's own assets, and beside each other with them what it rents: a live contract line is a row of `asset` too,
 * which triggers keep, so that one list sorts, filters and counts both by index. An asset carries what its list shows of
 * its project and inspections, as a contract line does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const AUDIT = `
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1`;

const ASSET = [
  `create table asset (
    id uuid primary key,
    client_id integer not null references corporate_client (id),
    ownership text not null default 'owned' check (ownership in ('owned', 'rented')),
    contract_line_id uuid references contract_line (id) on delete cascade,
    contract_id uuid,
    quantity integer not null default 1,
    status text not null,
    tag text,
    name text,
    product_code text references product (code),
    make text,
    model text,
    serial_number text,
    year integer,
    home text,
    project_id uuid,
    project_name text,
    holder_id uuid,
    placed_on date,
    expected_until date,
    defect text,
    inspection_due_on date,
    inspected text generated always as (case when inspection_due_on is null then null else 'planned' end) stored,
    status_rank smallint not null generated always as (case status
      when 'defective' then 0 when 'lost' then 1 when 'inMaintenance' then 2 when 'assigned' then 3
      when 'available' then 4 when 'onRent' then 5 when 'offHireRequested' then 6 when 'planned' then 7
      when 'offHired' then 8 else 9 end) stored,
    search_text text not null,${AUDIT},
    unique (id, client_id),
    foreign key (project_id, client_id) references project (id, client_id),
    foreign key (holder_id, client_id) references contact_person (id, client_id),
    check (case ownership
      when 'owned' then contract_line_id is null and tag is not null and name is not null
        and status in ('available', 'assigned', 'inMaintenance', 'defective', 'lost', 'retired')
      else contract_line_id = id and status in ('planned', 'onRent', 'offHireRequested', 'offHired') end)
  )`,
  "create unique index asset_tag on asset (client_id, lower(tag)) where ownership = 'owned'",
  'create index asset_by_tag on asset (client_id, tag, id)',
  'create index asset_by_status on asset (client_id, status_rank, tag, id)',
  'create index asset_by_project on asset (client_id, project_name, id)',
  'create index asset_by_inspection on asset (client_id, inspection_due_on, id)',
  'create index asset_by_project_id on asset (project_id)',
  'create index asset_search on asset using gin (search_text gin_trgm_ops)',
  // Which inspections are overdue, due and valid is counted each day anew, from an index alone.
  `create index asset_inspected on asset (client_id, inspection_due_on, ownership, status, project_id, inspected)
    where inspection_due_on is not null`,
  ...countedBy('asset', { ownership: 'text not null', status: 'text not null', project_id: 'uuid', inspected: 'text' }),

  `create function asset_follows_project() returns trigger language plpgsql as $$
  begin
    new.project_name := (select name from project where id = new.project_id);
    new.search_text := folded(new.tag, replace(new.tag, ' ', ''), new.name, new.product_code, new.make, new.model,
      new.serial_number, new.home, new.project_name);
    return new;
  end $$`,
  `create trigger asset_follows_project
    before insert or update of tag, name, product_code, make, model, serial_number, home, project_id on asset
    for each row execute function asset_follows_project()`,
  `create function project_reaches_assets() returns trigger language plpgsql as $$
  begin
    update asset set project_id = new.id where project_id = new.id;
    return null;
  end $$`,
  `create trigger project_reaches_assets after update of name on project
    for each row when (old.name is distinct from new.name) execute function project_reaches_assets()`,
];

const COLUMNS = [
  'status',
  'tag',
  'product_code',
  'serial_number',
  'project_id',
  'contract_id',
  'quantity',
  'placed_on',
  'expected_until',
];
const COPIED = `
  insert into asset (id, client_id, ownership, contract_line_id, ${COLUMNS.join(', ')})
  select l.id, l.client_id, 'rented', l.id, l.status, l.fleet_number, l.product_code, l.serial_number, l.project_id,
    l.contract_id, l.quantity, l.on_rent_on, coalesce(l.off_rent_on, l.expected_on)`;
const LIVE = "l.status in ('planned', 'onRent', 'offHireRequested', 'offHired')";
const rowOf = (table: string) => `(${COLUMNS.map((column) => `${table}.${column}`).join(', ')})`;

// For each statement: many lines may change at once.
const RENTED = [
  `create function lines_become_assets() returns trigger language plpgsql as $$
  begin
    ${COPIED} from added l where ${LIVE}
    on conflict (id) do update set (${COLUMNS.join(', ')}) = ${rowOf('excluded')}
      where ${rowOf('asset')} is distinct from ${rowOf('excluded')};
    if tg_op = 'UPDATE' then
      delete from asset where id in (select l.id from added l where not ${LIVE});
    end if;
    return null;
  end $$`,
  `create trigger new_lines_become_assets after insert on contract_line
    referencing new table as added for each statement execute function lines_become_assets()`,
  `create trigger changed_lines_become_assets after update on contract_line
    referencing new table as added for each statement execute function lines_become_assets()`,
  `${COPIED} from contract_line l where ${LIVE}`,
];

const OF_ASSET = [
  `create table asset_assignment (
    id uuid primary key,
    client_id integer not null,
    asset_id uuid not null,
    kind text not null check (kind in ('assignment', 'maintenance')),
    project_id uuid,
    holder_id uuid,
    starts_on date not null,
    ends_on date,
    hours_before numeric(12, 1),
    hours_after numeric(12, 1),${AUDIT},
    foreign key (asset_id, client_id) references asset (id, client_id),
    foreign key (project_id, client_id) references project (id, client_id),
    foreign key (holder_id, client_id) references contact_person (id, client_id),
    check ((kind = 'assignment') = (project_id is not null)),
    check (starts_on <= ends_on)
  )`,
  'create index asset_assignment_by_asset on asset_assignment (asset_id, starts_on)',
  'create index asset_assignment_by_project on asset_assignment (project_id)',
  // An asset is in one place at a time.
  'create unique index asset_assignment_open on asset_assignment (asset_id) where ends_on is null',

  `create table asset_inspection (
    id uuid primary key,
    client_id integer not null,
    asset_id uuid not null,
    type text not null,
    interval_months integer not null check (interval_months between 1 and 120),
    due_on date not null,
    done_on date,
    result text check (result in ('pass', 'passWithRemarks', 'fail')),
    remarks text,
    certificate_id uuid,
    told_due_on date,${AUDIT},
    foreign key (asset_id, client_id) references asset (id, client_id),
    foreign key (certificate_id, client_id) references attachment (id, client_id)
      on delete set null (certificate_id),
    check ((done_on is null) = (result is null))
  )`,
  'create index asset_inspection_by_asset on asset_inspection (asset_id, due_on)',
  'create index asset_inspection_by_certificate on asset_inspection (certificate_id) where certificate_id is not null',
  // Those that nobody was told of yet, for the hourly search.
  'create index asset_inspection_untold on asset_inspection (due_on) where told_due_on is distinct from due_on',
  `create function asset_follows_inspections() returns trigger language plpgsql as $$
  begin
    update asset set inspection_due_on =
      (select min(case when result = 'fail' then date '1900-01-01' else due_on end) from asset_inspection
        where asset_id = new.asset_id)
    where id = new.asset_id;
    return null;
  end $$`,
  `create trigger asset_follows_inspections after insert or update on asset_inspection
    for each row execute function asset_follows_inspections()`,

  `create table asset_reading (
    id uuid primary key,
    client_id integer not null,
    asset_id uuid not null,
    kind text not null check (kind in
      ('cumulativeOperatingHours', 'cumulativeIdleHours', 'fuelRemaining', 'fuelUsed', 'distance')),
    value numeric(12, 1) not null check (value >= 0),
    read_at timestamptz not null,
    source text not null check (source in ('telematics', 'manual')),
    foreign key (asset_id, client_id) references asset (id, client_id)
  )`,
  'create index asset_reading_by_kind on asset_reading (asset_id, kind, read_at)',
];

const STATEMENTS = [...ASSET, ...RENTED, ...OF_ASSET];
