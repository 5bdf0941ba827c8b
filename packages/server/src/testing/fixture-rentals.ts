import type { ArchiveStatus, Subject } from '@hireyard/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { insertAsset } from './fixture-assets.ts';
import { insertDocuments } from './fixture-documents.ts';

const SITE = { line1: 'Kanaalweg 1', postal_code: '3526 KL', country: 'NL' };

/**
 * Inserts rentals of a client, at least one row in each of its tables. Two projects have a contract, an off-hire and
 * billed periods each. A third contract has no project. All three have documents. Every name starts with `label`.
 */
export async function insertRentalsOf(db: Kysely<Database>, clientId: number, label: string, depotId: string) {
  const first = await insertProject(db, clientId, `${label} first`);
  const second = await insertProject(db, clientId, `${label} second`);
  const contractId = await insertContract(db, clientId, `${label} first`, depotId, first);
  const others = [
    await insertContract(db, clientId, `${label} second`, depotId, second),
    await insertContract(db, clientId, `${label} third`, depotId, null),
  ] as const;
  const documentId = await insertDocuments(db, `${label} first`, contractId);
  const secondDocumentId = await insertDocuments(db, `${label} second`, others[0]);
  await insertDocuments(db, `${label} third`, others[1]);
  const assetId = await insertAsset(db, clientId, `${label} first`, { projectId: first });
  await insertAsset(db, clientId, `${label} second`, { projectId: second });
  // A common state, so that search results by the state alone reveal nothing.
  await insertAsset(db, clientId, `${label} third`, { status: 'assigned' });
  for (const projectId of [first, second]) {
    await insertActivity(db, clientId, projectId);
    await insertFavorite(db, clientId, projectId);
  }
  await insertAttachment(db, clientId, `${label} first`, { resource: 'project', id: first });
  await insertAttachment(db, clientId, `${label} second`, { resource: 'project', id: second });
  return { projectIds: [first, second] as const, assetId, contractId, documentId, secondDocumentId };
}

/** Inserts the activity that a project was created. Default actor: the rental company. */
export async function insertActivity(
  db: Kysely<Database>,
  clientId: number,
  projectId: string,
  actorId: string | null = null,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      id: crypto.randomUUID(),
      client_id: clientId,
      at: '2026-11-16T09:00:00Z',
      actor_id: actorId,
      resource: 'project',
      resource_id: projectId,
      action: 'created',
      fields: [],
      status: null,
      name: null,
    })
    .execute();
}

/** Makes the lift a favorite of a project. */
async function insertFavorite(db: Kysely<Database>, clientId: number, projectId: string): Promise<void> {
  const favorite = { client_id: clientId, project_id: projectId, product_code: 'LIFT-10' };
  await db.insertInto('project_favorite').values(favorite).execute();
}

/** The smallest valid PNG. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Inserts a picture of a subject, or an unused one. */
export async function insertAttachment(
  db: Kysely<Database>,
  clientId: number,
  label: string,
  subject: Subject | null,
  createdBy: string | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('attachment')
    .values({
      id,
      client_id: clientId,
      resource: subject?.resource ?? null,
      resource_id: subject?.id ?? null,
      name: `${label}.png`,
      media_type: 'image/png',
      size: PNG.length,
      has_thumbnail: true,
      created_by: createdBy,
    })
    .execute();
  await db
    .insertInto('attachment_file')
    .values({ attachment_id: id, client_id: clientId, content: PNG, thumbnail: PNG })
    .execute();
  return id;
}

/** Inserts a site. */
export async function insertAddress(
  db: Kysely<Database>,
  clientId: number,
  label: string,
  status: ArchiveStatus = 'active',
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('address')
    .values({ id, client_id: clientId, kind: 'delivery', name: `${label} site`, city: label, ...SITE, status })
    .execute();
  return id;
}

/** Inserts a contact person on site. */
export async function insertPerson(
  db: Kysely<Database>,
  clientId: number,
  label: string,
  status: ArchiveStatus = 'active',
): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insertInto('contact_person')
    .values({
      id,
      client_id: clientId,
      first_name: `${label} Jo`,
      last_name: `${label} Vos`,
      email: `${label.toLowerCase().replaceAll(' ', '.')}@site.example`,
      phone: null,
      functions: ['site'],
      language: 'nl',
      status,
    })
    .execute();
  return id;
}

/** Inserts a project with a budget at a site with its contact. */
export async function insertProject(
  db: Kysely<Database>,
  clientId: number,
  label: string,
  status: 'active' | 'closed' = 'active',
): Promise<string> {
  const projectId = crypto.randomUUID();
  const addressId = await insertAddress(db, clientId, label);
  const personId = await insertPerson(db, clientId, label);
  await db
    .insertInto('project')
    .values({
      id: projectId,
      client_id: clientId,
      number: `${label} P-1`,
      name: `${label} project`,
      status,
      address_id: addressId,
      site_contact_id: personId,
      default_po: `${label} PO-1`,
      default_cost_code: `${label} 41`,
      starts_on: '2026-03-02',
      ends_on: '2027-03-01',
      budget_amount: '250000.00',
      budget_currency: 'EUR',
    })
    .execute();
  return projectId;
}

/** Inserts a contract with an overdue machine, an off-hired one and a planned one. */
async function insertContract(
  db: Kysely<Database>,
  clientId: number,
  label: string,
  depotId: string,
  projectId: string | null,
): Promise<string> {
  const [contractId, offHireId] = [crypto.randomUUID(), crypto.randomUUID()];
  const lineIds = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
  const contact = db
    .selectFrom('project')
    .select('site_contact_id')
    .where('id', '=', projectId ?? crypto.randomUUID());
  await db
    .insertInto('contract')
    .values({
      id: contractId,
      client_id: clientId,
      number: `${label} R-1`,
      order_number: `${label} O-1`,
      project_id: projectId,
      site_contact_id: contact,
      depot_id: depotId,
      po_number: `${label} PO`,
      cost_code: `${label} cost`,
      reference: `${label} reference`,
      address_name: `${label} site`,
      city: label,
      ...SITE,
    })
    .execute();
  const line = {
    contract_id: contractId,
    product_code: 'LIFT-10',
    quantity: 1,
    on_rent_at: '2026-11-02T06:00:00Z',
    rate_unit: 'day' as const,
    rate_price: '84.37',
    rate_currency: 'EUR',
  };
  await db
    .insertInto('contract_line')
    .values([
      {
        ...line,
        id: lineIds[0],
        line_no: 1,
        status: 'onRent',
        fleet_number: `${label} 204`,
        serial_number: `${label} serial`,
        expected_off_rent_at: '2026-11-13T15:00:00Z',
        next_billing_on: '2026-11-30',
      },
      {
        ...line,
        id: lineIds[1],
        line_no: 2,
        status: 'offHired',
        off_rent_at: '2026-11-18T15:00:00Z',
        replaced_by_line_id: lineIds[0],
      },
      { ...line, id: lineIds[2], line_no: 3, status: 'planned', on_rent_at: '2026-12-01T06:00:00Z' },
    ])
    .execute();
  await db
    .insertInto('off_hire')
    .values({
      id: offHireId,
      client_id: clientId,
      number: `${label} OH-1`,
      status: 'confirmed',
      off_rent_at: '2026-11-18T15:00:00Z',
      transport: 'collect',
      place: `${label} gate`,
    })
    .execute();
  await db
    .insertInto('off_hire_line')
    .values({ off_hire_id: offHireId, contract_line_id: lineIds[1], quantity: 1 })
    .execute();
  await db.updateTable('contract_line').set({ off_hire_id: offHireId }).where('id', '=', lineIds[1]).execute();
  await db
    .insertInto('line_extension')
    .values({
      id: crypto.randomUUID(),
      client_id: clientId,
      contract_line_id: lineIds[0],
      expected_before: '2026-11-06T15:00:00Z',
      expected_after: '2026-11-13T15:00:00Z',
      reason: `${label} reason`,
      extended_at: '2026-11-05T09:00:00Z',
    })
    .execute();
  const period = { contract_line_id: lineIds[0], starts_on: '2026-11-02', ends_on: '2026-11-15', pieces: 1 };
  await insertSpend(db, { client_id: clientId, project_id: projectId, cost_code: `${label} code` }, lineIds[0]);
  await db
    .insertInto('line_hours')
    .values({ contract_line_id: lineIds[0], month: '2026-11-01', hours: '12.0' })
    .execute();
  const use = {
    client_id: clientId,
    project_id: projectId,
    product_code: 'LIFT-10',
    month: '2026-11-01',
    hours: '12.0',
  };
  await db
    .insertInto('line_month')
    .values({
      ...use,
      contract_line_id: lineIds[0],
      ...{ pieces: 1, days: 0, is_first: true, has_told: false, has_begun_to_tell: false },
    })
    .execute();
  await db
    .insertInto('use_month')
    .values({ ...use, piece_days: 0, lines: 1, begun: 1, told: 0, told_begun: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('rental_period')
    .values([
      {
        ...period,
        id: crypto.randomUUID(),
        kind: 'charge',
        days: 10,
        amount: '843.71',
        currency: 'EUR',
        invoice_number: `${label} I-1`,
      },
      {
        ...period,
        id: crypto.randomUUID(),
        starts_on: '2026-11-16',
        ends_on: '2026-11-17',
        kind: 'standDown',
        days: 2,
        amount: '0.00',
        currency: 'EUR',
      },
    ])
    .execute();
  return contractId;
}

/** Inserts kept rows of spend that come to nothing, since no job has kept any. */
async function insertSpend(
  db: Kysely<Database>,
  key: { readonly client_id: number; readonly project_id: string | null; readonly cost_code: string },
  lineId: string,
): Promise<void> {
  const of = { ...key, product_code: 'LIFT-10', currency: 'EUR' };
  const nothing = { amount: '0', disputed: '0', n: 0 };
  const month = { month: '2026-11-01', line_project_id: key.project_id };
  await db
    .insertInto('rent_stretch')
    .values({
      ...{ ...of, line_id: lineId, ref: lineId, time_zone: 'Europe/Amsterdam', is_running: true, is_endless: false },
      ...{ since: '2026-11-16', week_days: 5, holds_from: '2026-11-20', holds_until: '2026-11-28' },
    })
    .execute();
  await db
    .insertInto('spend_month')
    .values({ ...of, ...nothing, ...month, grain: 'all', kind: 'invoiced' })
    .execute();
  await db
    .insertInto('rent_day')
    .values({
      ...{ ...of, grain: 'all', day: '2026-11-20', time_zone: 'Europe/Amsterdam' },
      ...{ ahead: '0', ahead_n: 0, coming_n: 0, far: '0', far_n: 0 },
    })
    .execute();
  await db
    .insertInto('document_month')
    .values({ ...of, ...nothing, ...month, document_id: crypto.randomUUID() })
    .execute();
}
