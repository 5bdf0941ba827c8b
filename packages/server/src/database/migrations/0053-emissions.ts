import { type Kysely, sql } from 'kysely';

/**
 * What the CO₂ estimate is made of (DOM-30): factors with their sources, what product classes take in an hour, and the
 * engine hours of each month, which stay when a machine is returned and its readings go with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const FUEL = "check (fuel in ('diesel', 'gasOil', 'hvo', 'petrol', 'lpg', 'electricity'))";

const TABLES = [
  // Of one company; else of a country; else of everywhere.
  `create table emission_factor (
    id uuid primary key default gen_random_uuid(),
    op_co text references operating_company (code),
    country char(2),
    fuel text not null ${FUEL},
    kind text not null check (kind in ('use', 'upstream')),
    since smallint not null check (since between 1990 and 2100),
    kilograms numeric(8, 5) not null check (kilograms >= 0),
    source text not null,
    year smallint not null check (year between 1990 and 2100),
    check (op_co is null or country is null)
  )`,
  `create unique index emission_factor_once on emission_factor
    (coalesce(op_co, ''), coalesce(country, ''), fuel, kind, since)`,
  `create table product_consumption (
    op_co text not null references operating_company (code),
    product_code text not null references product (code),
    fuel text not null ${FUEL},
    per_hour numeric(6, 2) not null check (per_hour > 0),
    hours_per_day numeric(3, 1) not null check (hours_per_day between 0 and 24),
    source text not null,
    confirmed boolean not null default true,
    primary key (op_co, product_code)
  )`,
];

const UK = 'UK Government GHG Conversion Factors (DESNZ)';
/** Defaults, taken from pages that quote these sources: they count until a company has set its own. */
const DEFAULTS: readonly (readonly [
  country: string | null,
  fuel: string,
  kind: string,
  kg: string,
  source: string,
  year: number,
])[] = [
  [null, 'diesel', 'use', '2.57082', `${UK}: diesel, average biofuel blend`, 2025],
  [null, 'diesel', 'upstream', '0.62665', `${UK}: diesel, average biofuel blend, well to tank`, 2025],
  [null, 'gasOil', 'use', '2.75541', `${UK}: gas oil`, 2025],
  [null, 'hvo', 'use', '0.03558', `${UK}: biodiesel HVO; CO₂ of its carbon is outside the scopes`, 2025],
  [null, 'petrol', 'use', '2.08440', `${UK}: petrol, average biofuel blend`, 2024],
  [null, 'lpg', 'use', '1.55713', `${UK}: LPG`, 2024],
  [
    'NL',
    'electricity',
    'use',
    '0.30000',
    'CE Delft for co2emissiefactoren.nl: electricity made in the Netherlands',
    2021,
  ],
  ['NL', 'electricity', 'upstream', '0.07400', 'CE Delft for co2emissiefactoren.nl: upstream of electricity', 2021],
  ['DE', 'electricity', 'use', '0.36300', 'Umweltbundesamt: German electricity mix, CO₂ alone', 2024],
  ['PL', 'electricity', 'use', '0.74300', 'KOBiZE: combustion plants, CO₂ alone, without renewables', 2023],
];
const text = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);

const HOURS = "kind = 'cumulativeOperatingHours'";
/** Which months of which lines some readings tell of. */
const touched = (readings: string) => `
  select distinct line.id, line.time_zone, line.on_rent_on, line.off_rent_on,
    date_trunc('month', reading.read_at at time zone line.time_zone)::date as month
  from ${readings} as reading join contract_line as line on line.id = reading.asset_id where reading.${HOURS}`;
/** The first and the last reading of each of these months, of days on rent. */
const told = (readings: string) => `
  insert into line_hours (contract_line_id, month, first_on, first_value, last_on, last_value, hours)
  select id, month, (array_agg(day order by day))[1], (array_agg(value order by day, value desc))[1],
    (array_agg(day order by day desc))[1], (array_agg(value order by day desc, value desc))[1], 0
  from (
    select touched.id, touched.month, (reading.read_at at time zone touched.time_zone)::date as day, reading.value
    from (${touched(readings)}) as touched
      join asset_reading as reading on reading.asset_id = touched.id and reading.${HOURS}
        and reading.read_at >= touched.month::timestamp at time zone touched.time_zone
        and reading.read_at < (touched.month + interval '1 month') at time zone touched.time_zone
    where (reading.read_at at time zone touched.time_zone)::date
      between touched.on_rent_on and coalesce(touched.off_rent_on, 'infinity')
  ) as of_month group by id, month
  on conflict (contract_line_id, month) do update set first_on = excluded.first_on, first_value = excluded.first_value,
    last_on = excluded.last_on, last_value = excluded.last_value`;
/** What is known of a counter: its value on the first and the last day of each month that has a reading. */
const POINTS = `
  select first_on as day, first_value as value from line_hours where contract_line_id = edge.id and first_on is not null
  union all select last_on, last_value from line_hours where contract_line_id = edge.id and last_on is not null`;
/**
 * The hours of each month from the first reading of a line to its last one: what its counter rose by from the end of the
 * month before to that of the month. Between two readings it rises evenly by days, so that months without one have their
 * part; a value below an earlier one does not count.
 */
const spread = (readings: string) => `
  insert into line_hours (contract_line_id, month, hours)
  select id, month, max(through) filter (where is_end) - max(through) filter (where not is_end)
  from (
    select edge.id, edge.month, edge.is_end, before.value + case when after.day = before.day then 0
      else round((after.value - before.value) * (edge.day - before.day) / (after.day - before.day), 1) end as through
    from (
      select known.id, one.month::date as month, side.is_end,
        least(known.last_on, greatest(known.first_on, case when side.is_end
          then (one.month + interval '1 month')::date - 1 else one.month::date - 1 end)) as day
      from (
        select line_hours.contract_line_id as id, min(line_hours.first_on) as first_on, max(line_hours.last_on) as last_on
        from line_hours where line_hours.contract_line_id in (select id from (${touched(readings)}) as touched) group by 1
      ) as known
        cross join generate_series(date_trunc('month', known.first_on::timestamp), known.last_on::timestamp, interval '1 month') as one (month)
        cross join (values (true), (false)) as side (is_end)
      where known.first_on is not null
    ) as edge
      cross join lateral (
        select max(point.day) as day, max(point.value) as value from (${POINTS}) as point where point.day <= edge.day
      ) as before
      cross join lateral (
        select point.day, greatest(before.value, max(point.value)) as value
        from (${POINTS}) as point where point.day >= edge.day group by point.day order by point.day limit 1
      ) as after
  ) as at_edge group by id, month
  on conflict (contract_line_id, month) do update set hours = excluded.hours`;

const LINE_HOURS = [
  `create table line_hours (
    contract_line_id uuid not null references contract_line (id) on delete cascade,
    month date not null,
    first_on date,
    first_value numeric(12, 1),
    last_on date,
    last_value numeric(12, 1),
    hours numeric(12, 1) not null check (hours >= 0),
    primary key (contract_line_id, month)
  )`,
  `create function line_follows_hours() returns trigger language plpgsql as $$
  begin
    if exists (select from added where ${HOURS}) then
      ${told('added')};
      ${spread('added')};
    end if;
    return null;
  end $$`,
  // For each statement: a machine sends many readings at once.
  `create trigger line_follows_hours after insert on asset_reading
    referencing new table as added for each statement execute function line_follows_hours()`,
];
/** The same for the readings that there were before. */
export const OF_FORMER_READINGS: readonly string[] = [told('asset_reading'), spread('asset_reading')];

const STATEMENTS = [
  ...TABLES,
  `insert into emission_factor (country, fuel, kind, since, kilograms, source, year) values ${DEFAULTS.map(
    ([country, fuel, kind, kilograms, source, year]) =>
      `(${text(country)}, ${text(fuel)}, ${text(kind)}, 1990, ${kilograms}, ${text(source)}, ${year})`,
  ).join(', ')}`,
  ...LINE_HOURS,
  ...OF_FORMER_READINGS,
];
