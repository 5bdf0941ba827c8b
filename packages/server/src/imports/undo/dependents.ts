import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Conditions = (id: string) => readonly RawBuilder<SqlBool>[];

const exists = (query: RawBuilder<unknown>) => sql<SqlBool>`exists (${query})`;
const LIVE_ORDER = sql`rental_order.status not in ('cancelled', 'rejected')`;
const LIVE_CONTRACT = sql`contract.status <> 'cancelled'`;
const VALID_DOCUMENT = sql`document.status is distinct from 'void' and document.voided_on is null`;

type OwnTable = 'depot' | 'product';
type ClientTable = 'address' | 'contact_person' | 'project' | 'document';
/** Codes of products are those of one company, so that no other company's rows count. */
const companyOf = (table: OwnTable, id: string) => sql`(select op_co from ${sql.table(table)} where id = ${id}::uuid)`;
const ofCompany = (table: OwnTable, id: string) => sql`op_co = ${companyOf(table, id)}`;
const ofClients = (table: OwnTable, id: string) =>
  sql`client_id in (select corporate_client.id from corporate_client where op_co = ${companyOf(table, id)})`;
/** Indexes begin with the client. */
const ofClient = (table: ClientTable, id: string) =>
  sql`client_id = (select client_id from ${sql.table(table)} where id = ${id}::uuid)`;

/** What depends on a record, by its kind: records in use that name it (OP-79). Lines have theirs in `void-line.ts`. */
export const depotDependents: Conditions = (id) => [
  exists(sql`select from contract where ${ofClients('depot', id)} and depot_id = ${id}::uuid and ${LIVE_CONTRACT}`),
  exists(sql`select from rental_order where ${ofClients('depot', id)} and depot_id = ${id}::uuid and ${LIVE_ORDER}`),
  exists(sql`select from corporate_client
    where ${ofCompany('depot', id)} and default_depot_id = ${id}::uuid and not archived`),
  exists(sql`select from depot_stock where depot_id = ${id}::uuid`),
];

export const productGroupDependents: Conditions = (id) => [
  exists(sql`select from product join catalogue_group own on own.code = product.product_group and own.op_co = product.op_co
    where own.id = ${id}::uuid and not product.archived`),
];

const isOfProduct = (id: string) => sql`product_code = (select code from product where id = ${id}::uuid)`;
export const productDependents: Conditions = (id) => [
  exists(sql`select from contract_line
    where ${ofClients('product', id)} and ${isOfProduct(id)} and status <> 'cancelled'`),
  exists(sql`select from (select order_id from rental_order_line
      where ${ofClients('product', id)} and ${isOfProduct(id)}) line
    join rental_order on rental_order.id = line.order_id where ${LIVE_ORDER}`),
  exists(sql`select from depot_stock
    where depot_id in (select id from depot where ${ofCompany('product', id)}) and ${isOfProduct(id)}`),
  exists(sql`select from rental_rate
    where ${ofCompany('product', id)} and ${isOfProduct(id)} and not archived`),
];

export const clientDependents: Conditions = (id) => [
  ...[
    sql`select from contract where client_id = ${id}::integer and ${LIVE_CONTRACT}`,
    sql`select from rental_order where client_id = ${id}::integer and ${LIVE_ORDER}`,
    sql`select from document where client_id = ${id}::integer and ${VALID_DOCUMENT}`,
    sql`select from request where client_id = ${id}::integer and status <> 'cancelled'`,
    sql`select from membership where client_id = ${id}::integer and status <> 'deactivated'`,
    sql`select from project where client_id = ${id}::integer and status = 'active'`,
    sql`select from address where client_id = ${id}::integer and status = 'active'`,
    sql`select from contact_person where client_id = ${id}::integer and status = 'active'`,
    sql`select from rental_rate where client_id = ${id}::integer and not archived`,
  ].map(exists),
];

/** Returns conditions for rows of the client of a record, by their tables. */
const usedBy = (table: ClientTable, id: string, uses: { readonly [table: string]: RawBuilder<unknown> }) =>
  Object.entries(uses).map(([by, is]) =>
    exists(sql`select from ${sql.table(by)} where ${ofClient(table, id)} and ${is}`),
  );

export const addressDependents: Conditions = (id) =>
  usedBy('address', id, {
    contract: sql`site_id = ${id}::uuid and ${LIVE_CONTRACT}`,
    project: sql`address_id = ${id}::uuid and status = 'active'`,
    rental_order: sql`address_id = ${id}::uuid and ${LIVE_ORDER}`,
  });

export const contactPersonDependents: Conditions = (id) =>
  usedBy('contact_person', id, {
    contract: sql`site_contact_id = ${id}::uuid and ${LIVE_CONTRACT}`,
    project: sql`site_contact_id = ${id}::uuid and status = 'active'`,
    rental_order: sql`site_contact_id = ${id}::uuid and ${LIVE_ORDER}`,
    off_hire: sql`site_contact_id = ${id}::uuid and status not in ('cancelled', 'collected')`,
    asset: sql`holder_id = ${id}::uuid`,
  });

export const projectDependents: Conditions = (id) => [
  ...usedBy('project', id, {
    contract: sql`project_id = ${id}::uuid and ${LIVE_CONTRACT}`,
    rental_order: sql`project_id = ${id}::uuid and ${LIVE_ORDER}`,
    document: sql`project_id = ${id}::uuid and ${VALID_DOCUMENT}`,
    request: sql`project_id = ${id}::uuid and status <> 'cancelled'`,
  }),
  exists(sql`select from membership_project join membership using (user_id, client_id)
    where ${ofClient('project', id)} and project_id = ${id}::uuid and membership.status <> 'deactivated'`),
];

/** Whoever has accepted an invitation works with the portal already. */
export const userDependents: Conditions = (id) => [
  exists(sql`select from membership where record_uuid = ${id}::uuid and status <> 'invited'`),
];

export const contractDependents: Conditions = (id) => [
  exists(sql`select from contract_line where contract_id = ${id}::uuid and status <> 'cancelled'`),
  exists(sql`select from document_contract join document on document.id = document_contract.document_id
    where contract_id = ${id}::uuid and ${VALID_DOCUMENT}`),
];

export const invoiceDependents: Conditions = (id) =>
  usedBy('document', id, {
    document: sql`(corrects_document_id = ${id}::uuid or replaces_document_id = ${id}::uuid) and ${VALID_DOCUMENT}`,
    request: sql`document_id = ${id}::uuid and status <> 'cancelled'`,
  });
