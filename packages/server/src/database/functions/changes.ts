import type { ChangeKind } from '@hireyard/contract/backoffice';

/** Rows of a statement, for one trigger per kind of statement. Moving a row changes its old record and its new one. */
const EVENTS = [
  { event: 'insert', tables: 'new table as added', sets: ['added'] },
  { event: 'update', tables: 'old table as removed new table as added', sets: ['added', 'removed'] },
  { event: 'delete', tables: 'old table as removed', sets: ['removed'] },
] as const;

/**
 * Logs the records that rows of a table belong to, whoever writes the rows. `rows` selects `client_id` and `id` of the
 * records from the changed rows. Each record is logged once for a transaction. `where` limits the updates.
 */
const loggedBy = (
  table: string,
  kind: ChangeKind,
  rows: (changed: string) => string,
  { where = '' }: { readonly where?: string } = {},
): string[] =>
  EVENTS.flatMap(({ event, tables, sets }) => {
    const name = `log_changed_${table}_${event}`;
    const records = event === 'update' && where !== '' ? `${rows('added')} ${where}` : sets.map(rows).join(' union ');
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        insert into change_entry (op_co, transaction_id, kind, subject_id, client_id, changed_at)
        select owner.op_co, pg_current_xact_id()::text::bigint, '${kind}', record.id, owner.id, clock_timestamp()
        from (${records}) record join corporate_client owner on owner.id = record.client_id
        on conflict do nothing;
        return null;
      end $$`,
      `create or replace trigger ${name} after ${event} on ${table} referencing ${tables}
        for each statement execute function ${name}()`,
    ];
  });

/** Updates of a row itself. Triggers keep counts of a project in it, which leave its version as it is. */
const BY_VERSION = {
  where: 'where not exists (select from removed where removed.id = added.id and removed.version = added.version)',
};

const own = (changed: string) => `select client_id, id from ${changed}`;
const partOf = (column: string) => (changed: string) => `select client_id, ${column} as id from ${changed}`;
const ofLine = (changed: string) =>
  `select line.client_id, line.id from ${changed} join contract_line line on line.id = ${changed}.contract_line_id`;
/** An order names the contracts that carry its number. */
const ofOrder = (changed: string) => `select made.client_id, made.id
  from ${changed} join rental_order made on made.client_id = ${changed}.client_id and made.number = ${changed}.order_number`;
const ofClient = (changed: string) => `select client.id as client_id, client.external_uuid as id
  from ${changed} join corporate_client client on client.id = ${changed}.client_id`;

/** Triggers for each table that a record of the back office is read from: its own one, and the tables of its parts. */
export const CHANGES: readonly string[] = [
  ...loggedBy('corporate_client', 'client', (changed) => `select id as client_id, external_uuid as id from ${changed}`),
  ...loggedBy('client_module', 'client', ofClient),
  ...loggedBy('address', 'address', own),
  ...loggedBy('contact_person', 'contactPerson', own),
  ...loggedBy('project', 'project', own, BY_VERSION),
  ...loggedBy('request', 'request', own),
  ...loggedBy('request_line', 'request', partOf('request_id')),
  ...loggedBy('request_comment', 'request', partOf('request_id')),
  ...loggedBy('rental_order', 'order', own),
  ...loggedBy('rental_order_line', 'order', partOf('order_id')),
  ...loggedBy('contract', 'order', ofOrder),
  ...loggedBy('contract_line', 'contractLine', own),
  ...loggedBy('rental_period', 'contractLine', ofLine),
  ...loggedBy('off_hire', 'offHire', own),
  ...loggedBy('off_hire_line', 'offHire', partOf('off_hire_id')),
  ...loggedBy('document', 'invoice', own),
  ...loggedBy('document_line', 'invoice', partOf('document_id')),
  ...loggedBy('payment', 'invoice', partOf('document_id')),
];
