/** Tables that the back office lists in the order of their changes. */
const TABLES = ['request', 'rental_order', 'contract_line', 'off_hire', 'document'];

/** Tells these advisory locks from others. A number of our own choice. */
const WRITER = 7_201_443;
/** Locks have 32 bits: seconds count from 2000 on. */
const EPOCH = '2000-01-01T00:00:00Z';

/**
 * Sets `changed_at` of a row whose version or time has changed. Before that, its transaction takes a lock with the second of
 * its write, so that what it did before, such as waiting for another lock, holds up no list. The lock is shared, so that nobody
 * waits for it, and everybody sees it, unlike the rows.
 */
const SET_CHANGED_AT = `create or replace function set_changed_at() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(${WRITER}, 
    floor(extract(epoch from clock_timestamp() - '${EPOCH}'::timestamptz))::integer);
  new.changed_at := clock_timestamp();
  return new;
end $$`;

/**
 * Returns the time before which every change is committed. Read in a statement of its own, before the rows: a transaction
 * that ends between both has released its lock and shows its rows.
 */
const CHANGES_SETTLED_UNTIL = `create or replace function changes_settled_until() returns timestamptz language plpgsql as $$
declare
  asked timestamptz := clock_timestamp();
  opened timestamptz;
begin
  select min('${EPOCH}'::timestamptz + make_interval(secs => objid::bigint)) into opened from pg_locks
  where locktype = 'advisory' and classid = ${WRITER} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database());
  return least(asked, opened);
end $$`;

const HAS_CHANGED = 'when ((old.version, old.updated_at) is distinct from (new.version, new.updated_at))';

export const CHANGED_AT: readonly string[] = [
  SET_CHANGED_AT,
  CHANGES_SETTLED_UNTIL,
  ...TABLES.flatMap((table) => [
    `create or replace trigger set_changed_at_insert before insert on ${table}
      for each row execute function set_changed_at()`,
    `create or replace trigger set_changed_at_update before update on ${table}
      for each row ${HAS_CHANGED} execute function set_changed_at()`,
  ]),
];
