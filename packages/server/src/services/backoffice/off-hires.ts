import type { OffHireStatus, ValidationIssue } from '@hireyard/contract';
import {
  type CompanyOffHire,
  collectCompanyOffHire,
  confirmCompanyOffHire,
  failCompanyOffHire,
  getCompanyOffHire,
  listCompanyOffHires,
  scheduleCompanyOffHire,
  withdrawCompanyOffHire,
} from '@hireyard/contract/backoffice';
import { phoneText } from '@hireyard/contract/schemas';
import type { Selectable } from 'kysely';
import type { ClientDb } from '../../database/client/client-db.ts';
import type { Database } from '../../database/tables.ts';
import { collected, collectionFailed, companyOffHireActions, confirmed, scheduled } from '../../domain/off-hires.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { type CompanyCall, type Route, route } from '../../http/route.ts';
import { externalIdsOf } from '../../imports/owned.ts';
import { attachmentsOfEach } from '../attachments/index.ts';
import { colleague } from '../colleague.ts';
import { postalAddress } from '../postal-address.ts';
import { clientOf } from './client-of.ts';
import { clientRefs } from './clients.ts';
import { companyOf } from './company-of.ts';
import { inTime } from './in-time.ts';
import { acknowledgeMoved } from './inbox-rows.ts';
import { applied, type Move, openLines, withdrawal } from './off-hire-moves.ts';
import { changedAt, listed } from './page.ts';
import { companyPeople } from './people.ts';

type OffHireRow = Selectable<Database['off_hire']>;
type OfOne = CompanyCall & { readonly params: { readonly id: string } };

/**
 * Transitions of off-hires by the rental company: it gives them a number, and their machines go back to the depot
 * (DOM-02, DOM-03).
 */
export const companyOffHireRoutes: Route[] = [
  route(listCompanyOffHires, async (call) => {
    const { db, query } = call;
    let rows = db.selectFrom('off_hire').selectAll('off_hire');
    if (query.status.length) rows = rows.where('off_hire.status', 'in', query.status);
    return listed(db, rows, 'off_hire', query, (page) => offHiresOf(call, page));
  }),
  route(getCompanyOffHire, (call) => readOffHire(call, call.params.id)),

  route(confirmCompanyOffHire, (call) =>
    move(call, async ({ db, state }) => {
      const transition = confirmed(state);
      const number = call.body.number ?? (await db.nextNumber('offHire'));
      return { ...transition, kind: 'offHireNumber', set: { number } };
    }),
  ),
  route(scheduleCompanyOffHire, (call) =>
    move(call, async ({ db, row, state }) => {
      const { date, slot } = call.body.window;
      const timeZone = await depotZoneOf(db, row.id);
      const move = inTime(() => scheduled(state, date, call.now, timeZone));
      return { ...move, kind: 'collectionScheduled', set: { pickup_on: date, pickup_slot: slot, fail_reason: null } };
    }),
  ),
  route(collectCompanyOffHire, (call) => {
    const { lines } = call.body;
    const at = new Date(call.body.at);
    return move(call, async ({ db, row, state }) => {
      const all = { ...inTime(() => collected(state, at, call.now)), returnedAt: at };
      const some = lines && (await someOpen(call, db, row.id, lines));
      // The off-hire stays open for the others.
      return some ? { ...all, to: state.status, only: some } : all;
    });
  }),
  route(withdrawCompanyOffHire, (call) => move(call, async ({ state }) => withdrawal(state.status))),
  route(failCompanyOffHire, (call) =>
    move(call, async ({ state }) => {
      const move = collectionFailed(state, (await companyOf(call)).failedCollection);
      return { ...move, via: 'failed', kind: 'collectionFailed', set: { fail_reason: call.body.reason } };
    }),
  ),
];

interface Standing {
  readonly db: ClientDb;
  readonly row: OffHireRow;
  readonly state: {
    readonly status: OffHireStatus;
    readonly transport: OffHireRow['transport'];
    readonly offRentAt: Date;
  };
}
/** Locks the client, then moves an off-hire and its machines to another state. */
async function move(call: OfOne, rule: (standing: Standing) => Promise<Move>): Promise<CompanyOffHire> {
  const db = await clientOf(call, 'off_hire', call.params.id);
  await db.lock();
  const row = await rowOf(db, call.params.id);
  const { status, transport, off_rent_at: offRentAt } = row;
  await applied(db, row, await rule({ db, row, state: { status, transport, offRentAt } }));
  await acknowledgeMoved(call, db, { resource: 'offHire', id: row.id });
  return readOffHire(call, row.id);
}

/** Returns the ids of named machines, or undefined for all that are open. Throws 422 for one that is not open. */
async function someOpen(call: OfOne, db: ClientDb, id: string, names: readonly string[]) {
  const { status } = await rowOf(db, id);
  const open = new Set((await openLines(db, { id, status })).map((line) => line.id));
  const idOf = await call.db.externalKeys.named('lines', names);
  const ids = names.map((name) => (idOf.get(name) ?? '').toLowerCase());
  const unknown = ids.flatMap((line, index): ValidationIssue[] =>
    open.has(line) ? [] : [{ pointer: `/lines/${index}`, code: 'reference' }],
  );
  if (unknown.length > 0) throw invalid(unknown);
  return new Set(ids).size === open.size ? undefined : ids;
}

async function rowOf(db: Pick<ClientDb, 'selectFrom'>, id: string): Promise<OffHireRow> {
  const row = await db.selectFrom('off_hire').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Returns the time zone of the depot that the machines go back to. */
async function depotZoneOf(db: ClientDb, offHireId: string): Promise<string> {
  const { time_zone: timeZone } = await db
    .selectFrom('off_hire_line')
    .innerJoin('contract_line', 'contract_line.id', 'off_hire_line.contract_line_id')
    .select('contract_line.time_zone')
    .where('off_hire_line.off_hire_id', '=', offHireId)
    .limit(1)
    .executeTakeFirstOrThrow();
  return timeZone;
}

async function readOffHire(call: CompanyCall, id: string): Promise<CompanyOffHire> {
  const [offHire] = await offHiresOf(call, [await rowOf(call.db, id)]);
  return offHire as CompanyOffHire;
}

/** Reads off-hires of several clients with their machines, with one query per table. */
export async function offHiresOf(
  call: Pick<CompanyCall, 'db'>,
  rows: readonly OffHireRow[],
): Promise<CompanyOffHire[]> {
  if (rows.length === 0) return [];
  const { db } = call;
  const ids = rows.map(({ id }) => id);
  const people = await db
    .selectFrom('off_hire')
    .leftJoin('contact_person', 'contact_person.id', 'off_hire.site_contact_id')
    .select(['off_hire.id', 'first_name', 'last_name', 'phone', colleague(db, 'off_hire.created_by').as('caller')])
    .where('off_hire.id', 'in', ids)
    .execute();
  const machines = await db
    .selectFrom('off_hire_line as called')
    .innerJoin('contract_line as line', 'line.id', 'called.contract_line_id')
    .innerJoin('contract', 'contract.id', 'line.contract_id')
    .select(['called.off_hire_id', 'called.quantity', 'called.meter_hours', 'called.fuel_percent'])
    .select([
      'line.id',
      'line.status',
      'line.contract_id',
      'line.contract_number',
      'line.product_code',
      'line.fleet_number',
    ])
    .select(['line.depot_id', 'line.time_zone', 'contract.address_name as name', 'line1', 'line2', 'postal_code'])
    .select(['city', 'region', 'country'])
    .where('called.off_hire_id', 'in', ids)
    .orderBy('line.contract_number')
    .orderBy('line.line_no')
    .execute();
  const client = await clientRefs(call, [...new Set(rows.map((row) => row.client_id))]);
  const ofMachines = (column: 'id' | 'contract_id' | 'depot_id') => machines.map((machine) => machine[column]);
  const externalId = await externalIdsOf(db, 'offHires', ids);
  const lineOf = await externalIdsOf(db, 'lines', ofMachines('id'));
  const contractOf = await externalIdsOf(db, 'contracts', ofMachines('contract_id'));
  const depotOf = await externalIdsOf(db, 'depots', ofMachines('depot_id'));
  const siteContactOf = await externalIdsOf(
    db,
    'contactPersons',
    rows.map((row) => row.site_contact_id),
  );
  const filesOf = await attachmentsOfEach(db, 'offHire', ids);
  const peopleOf = new Map(people.map((one) => [one.id, one]));
  const callerOf = await companyPeople(
    db,
    rows.map((row) => ({ clientId: row.client_id, person: peopleOf.get(row.id)?.caller ?? null })),
  );
  const machinesOf = Map.groupBy(machines, (machine) => machine.off_hire_id);
  return rows.map((row) => {
    const own = machinesOf.get(row.id) ?? [];
    const [first] = own;
    if (!first) throw notFound();
    const person = peopleOf.get(row.id);
    const { pickup_on: date, pickup_slot: slot } = row;
    return {
      id: row.id,
      externalId: externalId(row.id),
      client: client(row.client_id),
      number: row.number,
      status: row.status,
      offRentAt: row.off_rent_at.toISOString(),
      transport: row.transport,
      window: date !== null && slot !== null ? { date, slot } : null,
      address: postalAddress(first),
      place: row.place,
      keyPlace: row.key_place,
      siteContact: person?.first_name
        ? {
            externalId: siteContactOf(row.site_contact_id),
            name: `${person.first_name} ${person.last_name}`,
            phone: person.phone && phoneText(person.phone),
          }
        : null,
      depotId: first.depot_id,
      depot: depotOf(first.depot_id),
      timeZone: first.time_zone,
      failReason: row.fail_reason,
      caller: callerOf(row.client_id, person?.caller ?? null),
      attachments: filesOf(row.id),
      lines: own.map((line) => ({
        lineId: line.id,
        line: lineOf(line.id),
        contractId: line.contract_id,
        contract: contractOf(line.contract_id),
        contractNumber: line.contract_number,
        productCode: line.product_code,
        fleetNumber: line.fleet_number,
        quantity: line.quantity,
        meterHours: line.meter_hours,
        fuelPercent: line.fuel_percent,
        status: line.status,
      })),
      actions: companyOffHireActions(row),
      updatedAt: changedAt(row),
      version: row.version,
    };
  });
}
