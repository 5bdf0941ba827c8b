import { type StatementEvent, statementsOf } from './statements.ts';

interface Marked {
  /** Selects `client_id`, `id` and `project_id` of the lines of changed rows. */
  readonly lines: (changed: string) => string;
  /** Key of a row, and the columns that an update must change. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
  readonly events?: readonly StatementEvent[];
}

const of = (table: string, columns: readonly string[]) => columns.map((column) => `${table}.${column}`).join(', ');

/** Marks the lines whose kept months the changes of a table concern, whoever writes it (DOM-105). */
const markedBy = (table: string, { lines, key, columns, events }: Marked): string[] =>
  statementsOf(events).flatMap(({ event, tables, sets }) => {
    const name = `mark_months_of_${table}_${event}`;
    const changed = (set: string) =>
      event === 'update'
        ? `(select ${set}.* from added join removed on (${of('added', key)}) = (${of('removed', key)})
            where (${of('added', columns)}) is distinct from (${of('removed', columns)})) as changed`
        : `${set} as changed`;
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        insert into line_month_due (client_id, contract_line_id, project_id, transaction_id)
        select line.client_id, line.id, line.project_id, pg_current_xact_id()::text::bigint
        from (${sets.map((set) => lines(changed(set))).join(' union ')}) as line
        on conflict do nothing;
        return null;
      end $$`,
      `create or replace trigger ${name} after ${event} on ${table} referencing ${tables}
        for each statement execute function ${name}()`,
    ];
  });

const own = (changed: string) => `select changed.client_id, changed.id, changed.project_id from ${changed}`;
const ofLine = (changed: string) =>
  `select line.client_id, line.id, line.project_id from ${changed} join contract_line as line on line.id = changed.contract_line_id`;
const ofCompany = (changed: string) => `select line.client_id, line.id, line.project_id from ${changed}
  join corporate_client as client on client.op_co = changed.code join contract_line as line on line.client_id = client.id`;

/** Triggers for each table that the kept months of a line are counted from. */
export const LINE_MONTHS: readonly string[] = [
  ...markedBy('contract_line', {
    lines: own,
    key: ['id'],
    columns: ['status', 'project_id', 'product_code', 'quantity', 'charged_from', 'on_rent_on', 'off_rent_on'],
  }),
  ...markedBy('line_hours', {
    lines: ofLine,
    key: ['contract_line_id', 'month'],
    columns: ['hours', 'first_on', 'last_on'],
  }),
  ...markedBy('rental_period', {
    lines: (changed) => `${ofLine(changed)} where changed.kind = 'standDown'`,
    key: ['id'],
    columns: ['contract_line_id', 'kind', 'starts_on', 'ends_on'],
  }),
  ...markedBy('operating_company', {
    lines: ofCompany,
    key: ['code'],
    columns: ['billing_week_days'],
    events: ['update'],
  }),
];
