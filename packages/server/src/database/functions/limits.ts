import { LIMITS, type Limit } from '../../domain/limits.ts';

/**
 * Holds a limit. Additions to one list lock a row of its owner, so that each counts what the one before it has added. The
 * lock lets foreign keys of other additions pass.
 */
function trigger({ name, table, owner, max, where = 'true' }: Limit, event: 'insert' | 'update'): string[] {
  const columns = owner.columns.join(', ');
  const locks = Object.entries(owner.locked.by).map(([column, own]) => `${column} = owner.${own}`);
  const same = owner.columns.map((column) => `grown.${column} = owner.${column}`);
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$
    declare owner record;
    begin
      for owner in select distinct ${columns} from added where ${where} order by ${columns} loop
        perform from ${owner.locked.table} where ${locks.join(' and ')} for no key update;
        if (select count(*) from (select from ${table} grown where ${same.join(' and ')} and ${where} limit ${max + 1}) counted)
          > ${max} then
          raise exception 'more than ${max} rows' using errcode = 'check_violation', constraint = '${name}';
        end if;
      end loop;
      return null;
    end $$`,
    `create or replace trigger ${name}_${event} after ${event} on ${table} referencing new table as added
      for each statement execute function ${name}()`,
  ];
}

export const LIMIT_TRIGGERS: readonly string[] = LIMITS.flatMap((limit) => [
  ...trigger(limit, 'insert'),
  // A row of the same owner begins to count when it is shared.
  ...(limit.where === 'shared' ? trigger(limit, 'update').slice(1) : []),
]);
