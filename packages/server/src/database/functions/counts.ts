/** The old and new rows of a statement, for one trigger per kind of statement. */
const EVENTS = [
  { event: 'insert', tables: 'new table as added', changes: ['added'] },
  { event: 'update', tables: 'old table as removed new table as added', changes: ['added', 'removed'] },
  { event: 'delete', tables: 'old table as removed', changes: ['removed'] },
] as const;

/**
 * Returns one trigger per kind of statement. `body` receives a query of the changed `columns`, with 1 or -1 as `d`.
 */
const triggers = (name: string, table: string, columns: string, where: string, body: (changes: string) => string) =>
  EVENTS.flatMap(({ event, tables, changes }) => {
    const queries = changes.map((each) => `select ${columns}, ${each === 'added' ? 1 : -1} as d from ${each}${where}`);
    return [
      `create or replace function ${name}_${event}() returns trigger language plpgsql as $$
      begin
        ${body(queries.join(' union all '))}
        return null;
      end $$`,
      `create or replace trigger ${name}_${event} after ${event} on ${table} referencing ${tables}
        for each statement execute function ${name}_${event}()`,
    ];
  });

/**
 * Maintains counts of a client's rows, grouped by some of their columns. The count is the sum of its rows in
 * `<table>_count`. Rows are only inserted, so writers do not wait for each other. `compactCounts` merges them.
 */
const countedBy = (table: string, groups: string): string[] => {
  const names = `client_id, ${groups}`;
  return triggers(
    `count_${table}`,
    table,
    names,
    '',
    (changes) => `insert into ${table}_count (${names}, n)
        select ${names}, sum(d) from (${changes}) changed group by ${names} having sum(d) <> 0;`,
  );
};

/** Counts the lines on rent of each project. Projects are locked in a fixed order to avoid deadlocks. */
const LINES_OF_PROJECTS = triggers(
  'project_counts_lines',
  'contract_line',
  'project_id',
  " where status = 'onRent'",
  (changes) => `with delta as (
          select project_id, sum(d) as n from (${changes}) changes
          where project_id is not null group by project_id having sum(d) <> 0
        ), locked as (
          select id from project where id in (select project_id from delta) order by id for no key update
        )
        update project set on_rent_count = project.on_rent_count + delta.n
        from delta join locked on locked.id = delta.project_id
        where project.id = delta.project_id;`,
);

export const COUNTS: readonly string[] = [
  ...countedBy('contract_line', 'status, project_id, depot_id'),
  ...countedBy('contract', 'status, project_id, depot_id'),
  ...countedBy('document', 'type, status, project_id'),
  ...countedBy('asset', 'ownership, status, project_id, inspected'),
  ...countedBy('activity', 'resource, action, actor_id'),
  ...LINES_OF_PROJECTS,
];
