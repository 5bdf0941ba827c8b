import { listOffHires, listOffHiresFacets, type OffHireSummary } from '@hireyard/contract';
import { sql } from 'kysely';
import { offHireActions } from '../../../domain/off-hires.ts';
import type { ClientCall, Route } from '../../../http/route.ts';
import { listRoutes } from '../../../lists/list-routes.ts';
import { textOrProductHolds } from '../../../lists/search.ts';
import { colleague } from '../../colleague.ts';
import { projectRef } from '../../project-ref.ts';

/** GET /off-hires: off-hires with a machine that the caller may see. */
export const offHireListRoutes: Route[] = listRoutes(listOffHires, listOffHiresFacets, {
  table: 'off_hire',
  sorts: { status: ['status_rank', 'newness'], created: ['created_at'] },
  filters: { status: { column: 'status' } },
  // Finds off-hires by number, and by the texts of their machines.
  holds: (word) =>
    sql`(folded(coalesce(off_hire.number, '')) like ${word.pattern} or exists (
      select from off_hire_line as called join contract_line as line on line.id = called.contract_line_id
      where called.off_hire_id = off_hire.id and ${textOrProductHolds(word, 'line.search_text', 'line.product_code')}))`,
  items: summariesOf,
});

/** Returns off-hires as the list shows them. */
async function summariesOf({ db, scope }: ClientCall, ids: readonly string[]): Promise<OffHireSummary[]> {
  const rows = await db
    .selectFrom('off_hire')
    .where('off_hire.id', 'in', ids)
    .select(['id', 'number', 'status', 'off_rent_at', 'transport', 'pickup_on', 'pickup_slot', 'fail_reason'])
    .select(['line_count', 'created_at', colleague(db, 'off_hire.created_by').as('writer')])
    .execute();
  const lines = await db
    .selectFrom('off_hire_line')
    .innerJoin('contract_line', 'contract_line.id', 'off_hire_line.contract_line_id')
    .innerJoin('contract', 'contract.id', 'contract_line.contract_id')
    .innerJoin('depot', 'depot.id', 'contract_line.depot_id')
    .leftJoin('project', 'project.id', 'contract_line.project_id')
    .where('off_hire_line.off_hire_id', 'in', ids)
    .select(['off_hire_line.off_hire_id', 'product_code', 'fleet_number', 'contract_line.project_id'])
    .select(['contract_line.project_name', 'project.number as project_number', 'contract.city'])
    .select(['contract_line.depot_id', 'contract_line.time_zone', 'depot.name as depot_name'])
    .orderBy('contract_line.contract_number')
    .orderBy('contract_line.line_no')
    .execute();
  return rows.flatMap((row) => {
    const own = lines.filter((line) => line.off_hire_id === row.id);
    const [first] = own;
    // An off-hire is visible through its lines.
    if (!first) return [];
    const { pickup_on: date, pickup_slot: slot } = row;
    return {
      id: row.id,
      number: row.number,
      status: row.status,
      offRentAt: row.off_rent_at.toISOString(),
      transport: row.transport,
      window: date !== null && slot !== null ? { date, slot } : null,
      failReason: row.fail_reason,
      createdAt: row.created_at.toISOString(),
      createdBy: row.writer,
      depot: { id: first.depot_id, name: first.depot_name, timeZone: first.time_zone },
      project: projectRef(first),
      city: first.city,
      productCode: first.product_code,
      fleetNumber: first.fleet_number,
      lineCount: own.length,
      actions: own.length === row.line_count ? offHireActions(row.status, scope.rights) : [],
    };
  });
}
