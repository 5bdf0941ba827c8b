import type { ValidationIssue } from '@hireyard/contract';
import type { PhoneOffHireImport } from '@hireyard/contract/backoffice';
import type { ClientDb } from '../database/client/client-db.ts';
import { localDate } from '../domain/calendar.ts';
import { invalid } from '../http/problem.ts';
import type { RentedRow } from '../services/main/off-hires/rented.ts';
import type { ImportCall } from './kind.ts';
import { unknownReference } from './references.ts';

/**
 * Writes an off-hire of the past, as history of lines that are back already (OP-97). It moves none of them and tells
 * nobody. Returns its id.
 */
export async function insertPastOffHire(
  { references, newId }: ImportCall,
  client: ClientDb,
  row: PhoneOffHireImport,
  lines: readonly RentedRow[],
): Promise<string> {
  const issues = lines.flatMap((line, index) => pastIssues(row, lines, line, index));
  if (issues.length > 0) throw invalid(issues);
  const id = newId();
  const siteContactId = row.siteContact
    ? await references.idOf('contactPersons', row.siteContact, '/siteContact')
    : null;
  const contact = client.selectFrom('contact_person').where('id', '=', siteContactId).select('id');
  if (siteContactId !== null && !(await contact.executeTakeFirst())) throw unknownReference('/siteContact');
  await client.insert('off_hire', [
    {
      ...{ id, status: 'collected', off_rent_at: row.offRentAt, transport: row.transport ?? 'collect' },
      number: row.number ?? (await client.nextNumber('offHire')),
      ...{ pickup_on: row.window?.date ?? null, pickup_slot: row.window?.slot ?? null },
      ...{ place: row.place ?? null, key_place: row.keyPlace ?? null },
      ...{ site_contact_id: siteContactId, fail_reason: null, line_count: lines.length },
    },
  ]);
  const calledOff = lines.map((line, index) => {
    const { quantity = line.quantity, meterHours = null, fuelPercent = null } = row.lines[index] ?? {};
    const counted = { quantity, meter_hours: meterHours, fuel_percent: fuelPercent };
    return { off_hire_id: id, contract_line_id: line.id, ...counted };
  });
  await client.insert('off_hire_line', calledOff);
  for (const line of lines) await client.update('contract_line', line, { off_hire_id: id });
  return id;
}

/** Refuses a line that is not back, that stopped on another day, or that an off-hire holds already. */
function pastIssues(
  row: PhoneOffHireImport,
  lines: readonly RentedRow[],
  line: RentedRow,
  index: number,
): ValidationIssue[] {
  const pointer = `/lines/${index}/line`;
  if (line.status !== 'returned' && line.status !== 'closed') return [{ pointer, code: 'choice' }];
  const isTaken = line.off_hire_id !== null || lines.findIndex(({ id }) => id === line.id) < index;
  if (isTaken) return [{ pointer, code: 'taken' }];
  if (localDate(new Date(row.offRentAt), line.time_zone) !== line.off_rent_on)
    return [{ pointer: '/offRentAt', code: 'choice' }];
  const { quantity = line.quantity } = row.lines[index] ?? {};
  if (quantity > line.quantity)
    return [{ pointer: `/lines/${index}/quantity`, code: 'too-large', params: { max: line.quantity } }];
  return [];
}
