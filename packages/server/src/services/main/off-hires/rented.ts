import type { RentedLine } from '@hireyard/contract';
import { notFound } from '../../../http/problem.ts';
import type { ClientCall } from '../../../http/route.ts';

/** Returns visible lines with their location columns. Throws 404 if one is missing. */
export async function rentedRows({ db }: Pick<ClientCall, 'db'>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('contract_line')
    .innerJoin('contract', 'contract.id', 'contract_line.contract_id')
    .where('contract_line.id', 'in', ids)
    .selectAll('contract_line')
    .select(['contract.address_name', 'contract.line1', 'contract.postal_code', 'contract.city', 'contract.country'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id.toLowerCase());
    if (!row) throw notFound();
    return row;
  });
}
export type RentedRow = Awaited<ReturnType<typeof rentedRows>>[number];

/** Converts a row to the line type of the contract's rules. */
export const rentedLine = (row: RentedRow): RentedLine => ({
  status: row.status,
  quantity: row.quantity,
  qtyPendingPickup: row.qty_pending_pickup,
  qtyReturned: row.qty_returned,
  onRentAt: row.on_rent_at.toISOString(),
  expectedOffRentAt: row.expected_off_rent_at?.toISOString() ?? null,
});
