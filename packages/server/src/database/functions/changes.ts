import type { ChangeKind } from '@hireyard/contract/backoffice';
import { type StatementEvent, statementsOf } from './statements.ts';

/** SQL of the operating company and the client of a record. */
interface Owned {
  readonly opCo: string;
  readonly client: string;
  readonly join: string;
}
const OF_CLIENT: Owned = {
  opCo: 'owner.op_co',
  client: 'owner.id',
  join: 'join corporate_client owner on owner.id = record.client_id',
};
/** Products of all companies belong to none. */
const OF_COMPANY: Owned = { opCo: 'record.op_co', client: 'null::integer', join: 'where record.op_co is not null' };

interface LogOptions {
  readonly where?: string;
  readonly owned?: Owned;
  readonly name?: string;
  /** Statements that are logged. By default all. */
  readonly events?: readonly StatementEvent[];
}

/**
 * Logs the records that rows of a table belong to, whoever writes the rows. `rows` selects `client_id` and `id` of the
 * records from the changed rows. Each record is logged once for a transaction. `where` limits the updates. A table with
 * records of two kinds needs a `name` for one of them.
 */
const loggedBy = (
  table: string,
  kind: ChangeKind,
  rows: (changed: string) => string,
  { where = '', owned = OF_CLIENT, name: own = table, events }: LogOptions = {},
): string[] =>
  statementsOf(events).flatMap(({ event, tables, sets }) => {
    const name = `log_changed_${own}_${event}`;
    const records = event === 'update' && where !== '' ? `${rows('added')} ${where}` : sets.map(rows).join(' union ');
    return [
      `create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        insert into change_entry (op_co, transaction_id, kind, subject_id, client_id, changed_at)
        select ${owned.opCo}, pg_current_xact_id()::text::bigint, '${kind}', record.id, ${owned.client}, clock_timestamp()
        from (${records}) record ${owned.join}
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
const IS_INVOICE = "in ('invoice', 'creditNote')";
const IS_PAPER = "not in ('invoice', 'creditNote')";
const documents = (which: string) => (changed: string) => `select client_id, id from ${changed} where type ${which}`;
const ofDocuments = (which: string) => (changed: string) =>
  `select owner.client_id, owner.id
  from ${changed} join document owner on owner.id = ${changed}.document_id where owner.type ${which}`;
const ofClient = (changed: string) => `select client.id as client_id, client.external_uuid as id
  from ${changed} join corporate_client client on client.id = ${changed}.client_id`;

const ofCompany = (changed: string) => `select op_co, id from ${changed}`;
const ofProduct = (changed: string) => `select product.op_co, product.id
  from ${changed} join product on product.op_co = ${changed}.op_co and product.code = ${changed}.product_code`;
const ofDepot = (changed: string) => `select depot.op_co, ${changed}.id
  from ${changed} join depot on depot.id = ${changed}.depot_id`;
const COMPANY = { owned: OF_COMPANY };
/** An operating company is one record of its kind, and so are its factors. Their id is made of its code (UUID version 8). */
const onlyOne = (column: string) => (changed: string) =>
  `select ${column} as op_co, overlay(overlay(md5(${column}) placing '8' from 13) placing '8' from 17)::uuid as id
  from ${changed}`;
/** A note that products have changed is no change of the company. */
const withoutNotes = (changed: string) =>
  `to_jsonb(${changed}) - '{products_changed_at,product_names_changed_at}'::text[]`;
const BY_SETTINGS = {
  owned: OF_COMPANY,
  where: `where exists (select from removed where removed.code = added.code
    and ${withoutNotes('removed')} <> ${withoutNotes('added')})`,
};

/**
 * A reading is logged when it gets an id of the company, when another one takes that id, and when it becomes void. Updates of
 * an id by runs and versions are no changes. What machines report every hour has no id, and would fill the log.
 */
const asReading = (changed: string) => `select ${changed}.row_id::uuid as id,
    (select reading.client_id from asset_reading reading where reading.id = ${changed}.row_id::uuid)
  from ${changed} where ${changed}.kind = 'readings'`;

/** Hours that a user has entered. Those of a client's own assets are not read by the company. */
const asEnteredReading = (changed: string) => `select client_id, id from ${changed}
  where kind = 'cumulativeOperatingHours' and entered_by is not null`;

const asVoidReading = (changed: string) => `select ${changed}.client_id, ${changed}.id
  from ${changed} join corporate_client client on client.id = ${changed}.client_id
  join external_key own on own.op_co = client.op_co and own.kind = 'readings' and own.row_id = ${changed}.id::text`;

const asMember = (changed: string) => `select client_id, record_uuid as id from ${changed}`;
const ofMember = (changed: string) => `select member.client_id, member.record_uuid as id from ${changed}
  join membership member on member.user_id = ${changed}.user_id and member.client_id = ${changed}.client_id`;
const MEMBER_FIELDS = [
  ...['status', 'confined', 'order_limit_amount', 'email', 'first_name', 'last_name'],
  ...['invited_at', 'invitation_failed_at'],
];
const fieldsOf = (changed: string) => MEMBER_FIELDS.map((field) => `${changed}.${field}`).join(', ');
/** A visit is no change of a user. */
const BY_MEMBER_FIELDS = {
  where: `where exists (select from removed where removed.record_uuid = added.record_uuid
    and (${fieldsOf('removed')}) is distinct from (${fieldsOf('added')}))`,
};
/** Counts of its lines are no change of a contract: they change neither its version nor its state. */
const BY_VERSION_AND_STATUS = {
  where: `where not exists (select from removed where removed.id = added.id
    and removed.version = added.version and removed.status = added.status)`,
  name: 'own_contract',
};

/** Triggers for each table that a record of the back office is read from: its own one, and the tables of its parts. */
export const CHANGES: readonly string[] = [
  ...loggedBy('operating_company', 'operatingCompany', onlyOne('code'), BY_SETTINGS),
  ...loggedBy('emission_factor', 'emissionFactors', onlyOne('op_co'), COMPANY),
  ...loggedBy('corporate_client', 'client', (changed) => `select id as client_id, external_uuid as id from ${changed}`),
  ...loggedBy('client_module', 'client', ofClient),
  ...loggedBy('address', 'address', own),
  ...loggedBy('contact_person', 'contactPerson', own),
  ...loggedBy('project', 'project', own, BY_VERSION),
  ...loggedBy('membership', 'user', asMember, BY_MEMBER_FIELDS),
  ...loggedBy('membership_role', 'user', ofMember),
  ...loggedBy('membership_project', 'user', ofMember),
  ...loggedBy('request', 'request', own),
  ...loggedBy('request_line', 'request', partOf('request_id')),
  ...loggedBy('request_comment', 'request', partOf('request_id')),
  ...loggedBy('rental_order', 'order', own),
  ...loggedBy('rental_order_line', 'order', partOf('order_id')),
  ...loggedBy('contract', 'order', ofOrder),
  ...loggedBy('contract', 'contract', own, BY_VERSION_AND_STATUS),
  ...loggedBy('contract_line', 'contractLine', own),
  ...loggedBy('rental_period', 'contractLine', ofLine),
  ...loggedBy('external_key', 'reading', asReading, {
    events: ['insert', 'update'],
    where: `and not exists (select from removed where removed.op_co = added.op_co and removed.kind = added.kind
      and removed.external_id = added.external_id and removed.row_id = added.row_id)`,
  }),
  ...loggedBy('asset_reading', 'reading', asEnteredReading, { events: ['insert'] }),
  ...loggedBy('asset_reading_void', 'reading', asVoidReading),
  ...loggedBy('off_hire', 'offHire', own),
  ...loggedBy('off_hire_line', 'offHire', partOf('off_hire_id')),
  ...loggedBy('document', 'invoice', documents(IS_INVOICE)),
  ...loggedBy('document', 'paper', documents(IS_PAPER), { name: 'paper' }),
  ...loggedBy('document_file', 'invoice', ofDocuments(IS_INVOICE)),
  ...loggedBy('document_file', 'paper', ofDocuments(IS_PAPER), { name: 'paper_file' }),
  ...loggedBy('document_line', 'invoice', partOf('document_id')),
  ...loggedBy('payment', 'invoice', partOf('document_id')),
  ...loggedBy('document_contract', 'invoice', ofDocuments(IS_INVOICE)),
  ...loggedBy('document_contract', 'paper', ofDocuments(IS_PAPER), { name: 'paper_contract' }),
  ...loggedBy('depot', 'depot', ofCompany, COMPANY),
  ...loggedBy('catalogue_group', 'productGroup', ofCompany, COMPANY),
  ...loggedBy('product', 'product', ofCompany, COMPANY),
  ...loggedBy('product_translation', 'product', ofProduct, COMPANY),
  ...loggedBy('product_consumption', 'product', ofProduct, COMPANY),
  ...loggedBy('product_picture', 'product', ofProduct, COMPANY),
  ...loggedBy('rental_rate', 'rate', ofCompany, COMPANY),
  ...loggedBy('depot_stock', 'stock', ofDepot, COMPANY),
];
