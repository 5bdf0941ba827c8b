import { type StatementEvent, statementsOf } from './statements.ts';

/** What is marked, and the table of the marks with its column. */
const MARKS = {
  lines: { table: 'line_month_due', column: 'contract_line_id', trigger: 'mark_months' },
  documents: { table: 'document_due', column: 'document_id', trigger: 'mark_charges' },
} as const;

interface Marked {
  /** Selects `client_id`, `id` and `project_id` of the lines or documents of changed rows. */
  readonly of: (changed: string) => string;
  /** Key of a row, and the columns that an update must change. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
  readonly events?: readonly StatementEvent[];
}

const of = (table: string, columns: readonly string[]) => columns.map((column) => `${table}.${column}`).join(', ');

/** Marks what the changes of a table concern, whoever writes it (DOM-105, DOM-109). */
const markedBy = (marked: keyof typeof MARKS, table: string, { of: rowsOf, key, columns, events }: Marked): string[] =>
  statementsOf(events).flatMap(({ event, tables, sets }) => {
    const marks = MARKS[marked];
    const name = `${marks.trigger}_of_${table}_${event}`;
    const changed = (set: string) =>
      event === 'update'
        ? `(select ${set}.* from added join removed on (${of('added', key)}) = (${of('removed', key)})
            where (${of('added', columns)}) is distinct from (${of('removed', columns)})) as changed`
        : `${set} as changed`;
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        insert into ${marks.table} (client_id, ${marks.column}, project_id, transaction_id)
        select marked.client_id, marked.id, marked.project_id, pg_current_xact_id()::text::bigint
        from (${sets.map((set) => rowsOf(changed(set))).join(' union ')}) as marked
        on conflict do nothing;
        return null;
      end $$`,
      `create or replace trigger ${name} after ${event} on ${table} referencing ${tables}
        for each statement execute function ${name}()`,
    ];
  });

const own = (changed: string) => `select changed.client_id, changed.id, changed.project_id from ${changed}`;
/** The lines or documents that a condition links to a changed row. */
const linked = (table: 'contract_line' | 'document', on: string, changed: string) =>
  `select linked.client_id, linked.id, linked.project_id from ${changed} join ${table} as linked on ${on}`;
const ofLine = (changed: string) => linked('contract_line', 'linked.id = changed.contract_line_id', changed);
const ofDocument = (changed: string) => linked('document', 'linked.id = changed.document_id', changed);
/** The documents that charge some lines. */
const charging = (lines: string) => `select linked.client_id, linked.id, linked.project_id from document as linked
  where linked.id in (select charge.document_id from document_line as charge where charge.contract_line_id in (${lines}))`;
const ofContract = (changed: string) => linked('contract_line', 'linked.contract_id = changed.id', changed);

/** Triggers for each table that the kept months of a line are counted from. */
const OF_LINES: readonly string[] = [
  ...markedBy('lines', 'contract_line', {
    // Of an exchange, the line that comes begins with the one that goes.
    of: (changed) =>
      `${own(changed)} union ${linked('contract_line', 'linked.id = changed.replaced_by_line_id', changed)}`,
    key: ['id'],
    columns: [
      ...['status', 'contract_id', 'project_id', 'product_code', 'quantity', 'time_zone', 'charged_from', 'on_rent_on'],
      ...['expected_on', 'off_rent_on', 'replaced_by_line_id', 'rate_unit', 'rate_price', 'rate_currency'],
      ...['agreed_day', 'agreed_week', 'agreed_four_week'],
    ],
  }),
  ...markedBy('lines', 'line_hours', {
    of: ofLine,
    key: ['contract_line_id', 'month'],
    columns: ['hours', 'first_on', 'last_on'],
  }),
  ...markedBy('lines', 'rental_period', {
    of: ofLine,
    key: ['id'],
    columns: ['contract_line_id', 'kind', 'starts_on', 'ends_on', 'amount', 'currency', 'invoice_number'],
  }),
  ...markedBy('lines', 'contract', { of: ofContract, key: ['id'], columns: ['cost_code'], events: ['update'] }),
  ...markedBy('lines', 'project', {
    of: (changed) => linked('contract_line', 'linked.project_id = changed.id', changed),
    key: ['id'],
    columns: ['ends_on'],
    events: ['update'],
  }),
  ...markedBy('lines', 'operating_company', {
    of: (changed) => `select line.client_id, line.id, line.project_id from ${changed}
      join corporate_client as client on client.op_co = changed.code join contract_line as line on line.client_id = client.id`,
    key: ['code'],
    columns: ['billing_week_days'],
    events: ['update'],
  }),
];

/** Triggers for each table that the kept charges of a document are summed from. */
const OF_DOCUMENTS: readonly string[] = [
  ...markedBy('documents', 'document', {
    of: (changed) => `${own(changed)} where changed.currency is not null`,
    key: ['id'],
    columns: ['project_id', 'issued_on', 'currency', 'net', 'disputed', 'status'],
  }),
  ...markedBy('documents', 'document_line', {
    of: ofDocument,
    key: ['id'],
    columns: ['document_id', 'contract_line_id', 'net'],
  }),
  ...markedBy('documents', 'contract_line', {
    of: (changed) => charging(`select changed.id from ${changed}`),
    key: ['id'],
    columns: ['contract_id', 'project_id', 'product_code'],
    events: ['update'],
  }),
  ...markedBy('documents', 'contract', {
    of: (changed) =>
      charging(`select line.id from ${changed} join contract_line as line on line.contract_id = changed.id`),
    key: ['id'],
    columns: ['cost_code'],
    events: ['update'],
  }),
];

export const LINE_MONTHS: readonly string[] = [...OF_LINES, ...OF_DOCUMENTS];
