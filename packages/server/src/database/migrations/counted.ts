/**
 * Statements that maintain counts of a client's rows, grouped by some of their columns. Triggers insert each change of a
 * count as a row of `<table>_count`; the count is the sum of its rows. Because rows are only inserted, writers do not
 * wait for each other. `compactCounts` merges the rows. Released migrations use this function: do not change it.
 */
export const countedBy = (table: string, columns: Readonly<Record<string, string>>): string[] => {
  const names = ['client_id', ...Object.keys(columns)].join(', ');
  const defined = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const add = (changes: string) => `insert into ${table}_count (${names}, n)
      select ${names}, sum(d) from (${changes}) changed group by ${names} having sum(d) <> 0;`;
  const added = `select ${names}, 1 as d from added`;
  const removed = `select ${names}, -1 as d from removed`;
  const trigger = (event: string, tables: string, changes: string) => [
    `create function count_${table}_${event}() returns trigger language plpgsql as $$
    begin
      ${add(changes)}
      return null;
    end $$`,
    `create trigger count_${table}_${event} after ${event} on ${table} referencing ${tables}
      for each statement execute function count_${table}_${event}()`,
  ];
  return [
    `create table ${table}_count (client_id integer not null, ${defined.join(', ')}, n integer not null)`,
    `create index ${table}_count_by_client on ${table}_count (client_id, ${Object.keys(columns).join(', ')}, n)`,
    `insert into ${table}_count (${names}, n) select ${names}, count(*) from ${table} group by ${names}`,
    ...trigger('insert', 'new table as added', added),
    ...trigger('update', 'old table as removed new table as added', `${added} union all ${removed}`),
    ...trigger('delete', 'old table as removed', removed),
  ];
};
