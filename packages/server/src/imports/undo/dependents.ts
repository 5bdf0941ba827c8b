import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Conditions = (id: string) => readonly RawBuilder<SqlBool>[];

const exists = (query: RawBuilder<unknown>) => sql<SqlBool>`exists (${query})`;
const LIVE_ORDER = sql`rental_order.status not in ('cancelled', 'rejected')`;
const LIVE_CONTRACT = sql`contract.status <> 'cancelled'`;
const VALID_DOCUMENT = sql`document.status is distinct from 'void' and document.voided_on is null`;

/** What depends on a record, by its kind: records in use that name it (OP-79). Lines have theirs in `void-line.ts`. */
export const depotDependents: Conditions = (id) => [
  exists(sql`select from contract where depot_id = ${id}::uuid and ${LIVE_CONTRACT}`),
  exists(sql`select from rental_order where depot_id = ${id}::uuid and ${LIVE_ORDER}`),
  exists(sql`select from corporate_client where default_depot_id = ${id}::uuid and not archived`),
  exists(sql`select from depot_stock where depot_id = ${id}::uuid`),
];

export const productGroupDependents: Conditions = (id) => [
  exists(sql`select from product join catalogue_group own on own.code = product.product_group and own.op_co = product.op_co
    where own.id = ${id}::uuid and not product.archived`),
];

const isOfProduct = (id: string, table: string) =>
  sql`${sql.ref(`${table}.product_code`)} = (select code from product where id = ${id}::uuid)`;
export const productDependents: Conditions = (id) => [
  exists(sql`select from contract_line where ${isOfProduct(id, 'contract_line')} and status <> 'cancelled'`),
  exists(sql`select from rental_order_line join rental_order on rental_order.id = rental_order_line.order_id
    where ${isOfProduct(id, 'rental_order_line')} and ${LIVE_ORDER}`),
  exists(sql`select from depot_stock where ${isOfProduct(id, 'depot_stock')}`),
  exists(sql`select from rental_rate where ${isOfProduct(id, 'rental_rate')} and not archived`),
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

export const addressDependents: Conditions = (id) => [
  exists(sql`select from contract where site_id = ${id}::uuid and ${LIVE_CONTRACT}`),
  exists(sql`select from project where address_id = ${id}::uuid and status = 'active'`),
  exists(sql`select from rental_order where address_id = ${id}::uuid and ${LIVE_ORDER}`),
];

export const contactPersonDependents: Conditions = (id) => [
  exists(sql`select from contract where site_contact_id = ${id}::uuid and ${LIVE_CONTRACT}`),
  exists(sql`select from project where site_contact_id = ${id}::uuid and status = 'active'`),
  exists(sql`select from rental_order where site_contact_id = ${id}::uuid and ${LIVE_ORDER}`),
  exists(sql`select from off_hire where site_contact_id = ${id}::uuid and status not in ('cancelled', 'collected')`),
  exists(sql`select from asset where holder_id = ${id}::uuid`),
];

export const projectDependents: Conditions = (id) => [
  exists(sql`select from contract where project_id = ${id}::uuid and ${LIVE_CONTRACT}`),
  exists(sql`select from rental_order where project_id = ${id}::uuid and ${LIVE_ORDER}`),
  exists(sql`select from document where project_id = ${id}::uuid and ${VALID_DOCUMENT}`),
  exists(sql`select from request where project_id = ${id}::uuid and status <> 'cancelled'`),
  exists(sql`select from membership_project join membership
      on membership.user_id = membership_project.user_id and membership.client_id = membership_project.client_id
    where project_id = ${id}::uuid and membership.status <> 'deactivated'`),
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

export const invoiceDependents: Conditions = (id) => [
  exists(sql`select from document where (corrects_document_id = ${id}::uuid or replaces_document_id = ${id}::uuid)
    and ${VALID_DOCUMENT}`),
  exists(sql`select from request where document_id = ${id}::uuid and status <> 'cancelled'`),
];
