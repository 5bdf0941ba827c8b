import type { OffHire } from '@hireyard/contract';
import { phoneText } from '@hireyard/contract/schemas';
import { offHireActions } from '../../../domain/off-hires.ts';
import { notFound } from '../../../http/problem.ts';
import type { ClientCall } from '../../../http/route.ts';
import { attachmentsOf } from '../../attachments/index.ts';
import { colleague } from '../../colleague.ts';
import { postalAddress } from '../../postal-address.ts';

/** Selects the visible lines of off-hires, with their machines. */
const calledLines = ({ db }: ClientCall, ids: readonly string[]) =>
  db
    .selectFrom('off_hire_line')
    .innerJoin('contract_line', 'contract_line.id', 'off_hire_line.contract_line_id')
    .innerJoin('contract', 'contract.id', 'contract_line.contract_id')
    .innerJoin('depot', 'depot.id', 'contract_line.depot_id')
    .where('off_hire_line.off_hire_id', 'in', ids)
    .select([
      'off_hire_line.off_hire_id',
      'off_hire_line.contract_line_id',
      'off_hire_line.quantity',
      'off_hire_line.meter_hours',
      'off_hire_line.fuel_percent',
      'contract_line.contract_id',
      'contract_line.contract_number',
      'contract_line.product_code',
      'contract_line.fleet_number',
      'contract_line.depot_id',
      'contract_line.time_zone',
      'depot.name as depot_name',
      'depot.phone as depot_phone',
    ])
    .select(['contract.address_name', 'contract.line1', 'contract.line2', 'contract.postal_code', 'contract.city'])
    .select(['contract.region', 'contract.country'])
    .orderBy('contract_line.contract_number')
    .orderBy('contract_line.line_no')
    .execute();

/** Returns the current state of off-hires, the latest first. */
export async function offHiresOf(call: ClientCall, ids: readonly string[]): Promise<OffHire[]> {
  if (ids.length === 0) return [];
  const { db, scope } = call;
  const rows = await db
    .selectFrom('off_hire')
    .leftJoin('contact_person', 'contact_person.id', 'off_hire.site_contact_id')
    .where('off_hire.id', 'in', ids)
    .selectAll('off_hire')
    .select([
      'contact_person.first_name',
      'contact_person.last_name',
      colleague(db, 'off_hire.created_by').as('writer'),
    ])
    .orderBy('off_hire.created_at', 'desc')
    .orderBy('off_hire.id')
    .execute();
  const lines = await calledLines(call, ids);
  const offHires: OffHire[] = [];
  for (const row of rows) {
    const own = lines.filter((line) => line.off_hire_id === row.id);
    const [first] = own;
    // An off-hire is visible through its lines.
    if (!first) continue;
    const { site_contact_id: contactId, pickup_on: date, pickup_slot: slot } = row;
    offHires.push({
      id: row.id,
      number: row.number,
      status: row.status,
      offRentAt: row.off_rent_at.toISOString(),
      transport: row.transport,
      window: date !== null && slot !== null ? { date, slot } : null,
      address: postalAddress({ ...first, name: first.address_name }),
      place: row.place,
      keyPlace: row.key_place,
      siteContact: contactId === null ? null : { id: contactId, name: `${row.first_name} ${row.last_name}` },
      depot: {
        id: first.depot_id,
        name: first.depot_name,
        phone: phoneText(first.depot_phone),
        timeZone: first.time_zone,
      },
      failReason: row.fail_reason,
      createdAt: row.created_at.toISOString(),
      createdBy: row.writer,
      lines: own.map((line) => ({
        lineId: line.contract_line_id,
        contractId: line.contract_id,
        contractNumber: line.contract_number,
        productCode: line.product_code,
        fleetNumber: line.fleet_number,
        quantity: line.quantity,
        meterHours: line.meter_hours,
        fuelPercent: line.fuel_percent,
      })),
      attachments: await attachmentsOf(db, { resource: 'offHire', id: row.id }),
      // Withdrawing requires all lines to be visible.
      actions: own.length === row.line_count ? offHireActions(row.status, scope.rights) : [],
      version: row.version,
    });
  }
  return offHires;
}

/** Throws 404 for an unknown off-hire or one out of scope. */
export async function readOffHire(call: ClientCall, id: string): Promise<OffHire> {
  const [offHire] = await offHiresOf(call, [id]);
  if (!offHire) throw notFound();
  return offHire;
}
