import { type Kysely, sql } from 'kysely';

/**
 * Orders, what can be ordered, and the rules by which: the calendar and rates of a company, the pieces of its depots and
 * the policy of a client. What is free is counted over all clients by `stock_taken`, which tells dates and quantities
 * and nobody's name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATUSES = "'draft', 'pendingApproval', 'submitted', 'confirmed', 'completed', 'rejected', 'cancelled'";
const TIME = "~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'";

const AUDIT = `
    created_at timestamptz not null default now(),
    created_by uuid,
    updated_at timestamptz not null default now(),
    updated_by uuid,
    version integer not null default 1`;

const RULES = [
  `alter table operating_company
    add column work_days smallint[] not null default '{1,2,3,4,5}',
    add column order_cut_off text not null default '15:00' check (order_cut_off ${TIME}),
    add column min_rental_days integer not null default 1 check (min_rental_days >= 0),
    add column billing_week_days smallint not null default 5 check (billing_week_days between 5 and 7)`,
  `alter table corporate_client
    add column po_required boolean not null default false,
    add column po_pattern text,
    add column project_required boolean not null default false,
    add column cost_code_required boolean not null default false,
    add column approval text not null default 'none' check (approval in ('none', 'overLimit', 'always'))`,
  `alter table product
    add column specs jsonb not null default '[]',
    add column accessories text[] not null default '{}'`,
  `create table product_rate (
    op_co text not null references operating_company (code),
    product_code text not null references product (code),
    day numeric(12, 2) not null,
    week numeric(12, 2) not null,
    four_week numeric(12, 2) not null,
    currency char(3) not null,
    primary key (op_co, product_code)
  )`,
  `create table depot_stock (
    depot_id uuid not null references depot (id),
    product_code text not null references product (code),
    pieces integer not null check (pieces >= 0),
    primary key (depot_id, product_code)
  )`,
];

const ORDER = [
  `create table rental_order (
    id uuid primary key,
    client_id integer not null references corporate_client (id),
    number text not null,
    status text not null check (status in (${STATUSES})),
    project_id uuid,
    po_number text,
    cost_code text,
    reference text,
    depot_id uuid not null references depot (id),
    fulfilment text not null check (fulfilment in ('delivery', 'pickup')),
    address_id uuid,
    slot text check (slot in ('early', 'morning', 'afternoon', 'day')),
    site_contact_id uuid,
    remark text,
    starts_on date not null,
    ends_on date,
    line_count integer not null,
    piece_count integer not null,
    first_product text not null references product (code),
    estimate_amount numeric(14, 2),
    estimate_currency char(3),
    approval_rule text check (approval_rule in ('overLimit', 'always')),
    decision text check (decision in ('approved', 'rejected')),
    decided_by uuid,
    decided_at timestamptz,
    decision_comment text,
    reject_reason text,${AUDIT},
    project_name text,
    search_text text not null,
    status_rank smallint not null generated always as (
      array_position(array[${STATUSES}]::text[], status)::smallint) stored,
    unique (id, client_id),
    unique (client_id, number),
    foreign key (project_id, client_id) references project (id, client_id),
    foreign key (address_id, client_id) references address (id, client_id),
    foreign key (site_contact_id, client_id) references contact_person (id, client_id),
    check ((estimate_amount is null) = (estimate_currency is null)),
    check (fulfilment = 'delivery' or (address_id is null and slot is null))
  )`,
  `create table rental_order_line (
    id uuid primary key,
    order_id uuid not null,
    client_id integer not null,
    project_id uuid,
    line_no integer not null,
    product_code text not null references product (code),
    quantity integer not null check (quantity between 1 and 999),
    starts_on date not null,
    ends_on date,
    remark text,
    estimate_amount numeric(14, 2),
    estimate_currency char(3),
    days integer,
    day_units integer,
    week_units integer,
    four_week_units integer,
    unique (order_id, line_no),
    foreign key (order_id, client_id) references rental_order (id, client_id) on delete cascade,
    check (starts_on <= ends_on)
  )`,
  `create table rental_order_step (
    order_id uuid not null,
    position integer generated always as identity,
    client_id integer not null,
    status text not null check (status in (${STATUSES})),
    moved_at timestamptz not null,
    moved_by uuid,
    primary key (order_id, position),
    foreign key (order_id, client_id) references rental_order (id, client_id) on delete cascade
  )`,
  // Counted by client and month, whoever orders: a user who sees own orders alone could not see the last number.
  `create table rental_order_number (
    client_id integer not null references corporate_client (id),
    month text not null,
    last integer not null,
    primary key (client_id, month)
  )`,
  `create function rental_order_gets_number() returns trigger language plpgsql as $$
  declare
    this_month text;
    counted integer;
  begin
    select to_char(new.created_at at time zone company.time_zone, 'YYMM') into this_month
    from corporate_client client join operating_company company on company.code = client.op_co
    where client.id = new.client_id;
    insert into rental_order_number as counter (client_id, month, last) values (new.client_id, this_month, 1)
    on conflict (client_id, month) do update set last = counter.last + 1
    returning last into counted;
    new.number := 'O-' || this_month || '-' || lpad(counted::text, greatest(3, length(counted::text)), '0');
    return new;
  end $$`,
  `create trigger rental_order_gets_number before insert on rental_order
    for each row when (new.number is null) execute function rental_order_gets_number()`,
  `create function rental_order_follows_project() returns trigger language plpgsql as $$
  begin
    select p.name, folded(new.number, new.po_number, new.cost_code, new.reference, p.number, p.name)
    into new.project_name, new.search_text
    from (select) one left join project p on p.id = new.project_id;
    return new;
  end $$`,
  // By its name behind the trigger that gives the number.
  `create trigger rental_order_then_follows_project
    before insert or update of number, po_number, cost_code, reference, project_id, project_name on rental_order
    for each row execute function rental_order_follows_project()`,
  `create function project_reaches_rental_orders() returns trigger language plpgsql as $$
  begin
    update rental_order set project_name = new.name where client_id = new.client_id and project_id = new.id;
    return null;
  end $$`,
  `create trigger project_reaches_rental_orders after update of number, name on project
    for each row when ((old.number, old.name) is distinct from (new.number, new.name))
    execute function project_reaches_rental_orders()`,
];

const INDEXES = [
  'create index rental_order_by_creation on rental_order (client_id, created_at, id)',
  'create index rental_order_by_number on rental_order (client_id, number, id)',
  'create index rental_order_by_status on rental_order (client_id, status_rank, starts_on, id)',
  'create index rental_order_by_start on rental_order (client_id, starts_on, id)',
  'create index rental_order_by_project on rental_order (client_id, project_name, id)',
  'create index rental_order_by_estimate on rental_order (client_id, estimate_amount, id)',
  'create index rental_order_of_project on rental_order (client_id, project_id, created_at, id)',
  // What facets count by, for an index-only scan.
  'create index rental_order_counted on rental_order (client_id, status, project_id, created_by)',
  'create index rental_order_search on rental_order using gin (search_text gin_trgm_ops)',
  'create index rental_order_line_by_product on rental_order_line (client_id, product_code)',
  'create index rental_order_line_by_order on rental_order_line (order_id)',
  "create index rental_order_promised on rental_order (depot_id) where status in ('submitted', 'confirmed')",
  'create index contract_by_order on contract (client_id, order_number) where order_number is not null',
  `create index contract_line_out on contract_line (depot_id, product_code)
    where status in ('planned', 'onRent', 'offHireRequested', 'offHired')`,
];

/**
 * What is out of depots or promised there, from a day on: on rent until it is expected back, late and called off
 * machines until today at least, and what has been ordered and is no contract yet. No end is null.
 */
const STOCK = [
  `create function stock_taken(depots uuid[], first date, today date)
  returns table (depot_id uuid, product_code text, starts_on date, ends_on date, quantity integer)
  language sql stable as $$
    select taken.depot_id, taken.product_code, taken.starts_on, taken.ends_on, sum(taken.quantity)::integer
    from (
      select l.depot_id, l.product_code, l.on_rent_on as starts_on,
        case l.status when 'planned' then l.expected_on
          when 'offHired' then greatest(l.off_rent_on, today)
          else case when l.expected_on is null then null else greatest(l.expected_on, today) end end as ends_on,
        l.quantity - l.qty_returned as quantity
      from contract_line l
      where l.depot_id = any(depots) and l.status in ('planned', 'onRent', 'offHireRequested', 'offHired')
      union all
      select o.depot_id, ol.product_code, ol.starts_on, ol.ends_on, ol.quantity
      from rental_order o join rental_order_line ol on ol.order_id = o.id
      where o.depot_id = any(depots) and o.status in ('submitted', 'confirmed')
    ) taken
    where (taken.ends_on is null or taken.ends_on >= first) and taken.quantity > 0
    group by taken.depot_id, taken.product_code, taken.starts_on, taken.ends_on
  $$`,
];

const STATEMENTS = [...RULES, ...ORDER, ...INDEXES, ...STOCK];
