import {
  getMachine,
  listMachineClients,
  type MachineCertificate,
  type MachinePaper,
  type MachinePassport,
  ON_RENT_STATUSES,
  PAPER_TYPES,
  PASSPORT_DAYS,
  type PaperType,
} from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import { type SqlBool, sql } from 'kysely';
import { clientDb } from '../../database/client/client-db.ts';
import { localDate } from '../../domain/calendar.ts';
import { certificateStanding } from '../../domain/certificates.ts';
import { canReport } from '../../domain/off-hires.ts';
import { readClientScope } from '../../http/client-scope.ts';
import { notFound } from '../../http/problem.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { readingsOf } from '../main/assets/detail.ts';
import { postalAddress } from '../postal-address.ts';
import { picturesOf } from '../product-pictures.ts';
import { mayRead } from '../resources.ts';
import { isCurrentCertificate } from './certificates.ts';
import { linesWithReferences, toContractLine } from './line-rows.ts';

/** Passports of machines, and the clients that show one (PP-01, PP-02). */
export const machineRoutes: Route[] = [
  route(getMachine, readPassport),

  route(listMachineClients, async ({ db, caller, query, now }) => {
    const clients = await db
      .selectFrom('membership')
      .innerJoin('corporate_client', 'corporate_client.id', 'membership.client_id')
      .where('membership.user_id', '=', caller.userId)
      .where('membership.status', '=', 'active')
      .where('corporate_client.archived', '=', false)
      .where('corporate_client.op_co', '=', query.opCo)
      .orderBy('corporate_client.name')
      .select('corporate_client.external_uuid as clientUuid')
      .execute();
    const items: { clientUuid: string }[] = [];
    for (const { clientUuid } of clients) {
      const scope = await readClientScope(db, caller.userId, clientUuid);
      if (!mayRead(scope, 'contract')) continue;
      const call = { db: clientDb(db, scope, now), now };
      if (await passportLines(call, query.fleetNumber).executeTakeFirst()) items.push({ clientUuid });
    }
    return { items };
  }),
];

/**
 * Selects the lines of a machine that are on rent, or were within the last days, latest first. A closed line without a day
 * of its end belongs to the past.
 */
const passportLines = (call: Pick<ClientCall, 'db' | 'now'>, fleetNumber: string) =>
  linesWithReferences(call)
    .where('contract_line.fleet_number', '=', fleetNumber)
    .where(
      sql<SqlBool>`(contract_line.status = any(${ON_RENT_STATUSES}::text[])
        or contract_line.status in ('offHired', 'returned', 'closed') and contract_line.rented_until < 'infinity'
          and contract_line.rented_until
            >= (${call.now}::timestamptz at time zone contract_line.time_zone)::date - ${PASSPORT_DAYS}::int)`,
    )
    .orderBy('contract_line.rented_until', 'desc')
    .orderBy('contract_line.on_rent_at', 'desc')
    .orderBy('contract_line.id')
    .select(['depot.phone as depot_phone', 'contract.address_name as name', 'contract.line1', 'contract.line2'])
    .select(['contract.postal_code', 'contract.region', 'contract.country']);

async function readPassport(
  call: ClientCall & { readonly params: { readonly fleetNumber: string } },
): Promise<MachinePassport> {
  const { scope, now } = call;
  const row = await passportLines(call, call.params.fleetNumber).executeTakeFirst();
  if (!row) throw notFound();
  const line = toContractLine(row, scope);
  return {
    ...line,
    actions: canReport(line.status, scope) ? [...line.actions, 'report'] : line.actions,
    address: postalAddress(row),
    depot: { ...line.depot, phone: phoneText(row.depot_phone) },
    ...(await productOf(call, row.product_code)),
    readings: (await readingsOf(call, row.id)).map(({ kind, value, at }) => ({ kind, value, at })),
    certificates: await certificatesOf(call, call.params.fleetNumber, localDate(now, row.time_zone)),
    papers: await papersOf(call, { fleetNumber: call.params.fleetNumber, contractId: row.contract_id }),
  };
}

async function productOf({ db, scope }: ClientCall, code: string) {
  const product = await db
    .selectFrom('product')
    .where('code', '=', code)
    .select(['energy', 'specs', 'manual_url as manualUrl', 'safety_sheet_url as safetySheetUrl'])
    .executeTakeFirst();
  const consumption = await db
    .selectFrom('product_consumption')
    .where('op_co', '=', scope.opCo)
    .where('product_code', '=', code)
    .select(['fuel', sql<string>`trim_scale(per_hour)::text`.as('perHour')])
    .executeTakeFirst();
  return {
    energy: product?.energy ?? 'none',
    specs: product?.specs ?? [],
    manualUrl: product?.manualUrl ?? null,
    safetySheetUrl: product?.safetySheetUrl ?? null,
    pictures: (await picturesOf(db, [code]))(code).map(({ id }) => id),
    consumption: consumption ?? null,
  };
}

/** Everybody who sees the machine sees until when it is certified. The paper needs the right to see documents. */
async function certificatesOf(call: ClientCall, fleetNumber: string, today: string): Promise<MachineCertificate[]> {
  const rows = await call.db
    .selectFrom('document')
    .where('document.fleet_number', '=', fleetNumber)
    .where(isCurrentCertificate)
    .orderBy(sql`document.ends_on nulls last`)
    .orderBy('document.number')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    number: row.number,
    title: row.title,
    until: row.ends_on,
    standing: certificateStanding(row.ends_on, today),
    documentId: mayRead(call.scope, 'document') ? row.id : null,
  }));
}

interface Machine {
  readonly fleetNumber: string;
  readonly contractId: string;
}

/** Reads the papers that are about the machine, and the papers of type `contract` of its contract. */
async function papersOf(call: ClientCall, { fleetNumber, contractId }: Machine): Promise<MachinePaper[]> {
  if (!mayRead(call.scope, 'document')) return [];
  const rows = await call.db
    .selectFrom('document')
    .where('document.type', 'in', PAPER_TYPES)
    .where('document.voided_on', 'is', null)
    .where(
      sql<SqlBool>`(document.type <> 'certificate' and document.fleet_number = ${fleetNumber}
        or document.type = 'contract' and document.id in (
          select document_contract.document_id from document_contract
          where document_contract.contract_id = ${contractId}))`,
    )
    .orderBy('document.type_rank')
    .orderBy('document.number')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type as PaperType,
    number: row.number,
    title: row.title,
  }));
}
