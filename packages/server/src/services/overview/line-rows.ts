import type { ContractLine, OffHireStatus } from '@hireyard/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { moneyOf } from '../../domain/money.ts';
import { lineActions } from '../../domain/off-hires.ts';
import type { ClientCall, ClientScope } from '../../http/route.ts';
import { projectRef } from '../project-ref.ts';
import { pickupFailed } from './failed-pickups.ts';
import { overdueDays } from './overdue.ts';

type Line = Selectable<Database['contract_line']>;

/** Visible columns. The other ones are for filters and sorts. */
const SHOWN = [
  'id',
  'contract_id',
  'contract_number',
  'line_no',
  'status',
  'product_code',
  'fleet_number',
  'serial_number',
  'quantity',
  'qty_pending_pickup',
  'qty_returned',
  'on_rent_at',
  'expected_off_rent_at',
  'off_rent_at',
  'returned_at',
  'project_id',
  'project_name',
  'depot_id',
  'time_zone',
  'rate_unit',
  'rate_price',
  'rate_currency',
  'next_billing_on',
  'off_hire_id',
  'replaced_by_line_id',
] as const satisfies readonly (keyof Line)[];

/** Selects lines with the columns that a list shows of their contract, project, depot and off-hire. */
export const linesWithReferences = ({ db, now }: Pick<ClientCall, 'db' | 'now'>) =>
  db
    .selectFrom('contract_line')
    .innerJoin('contract', 'contract.id', 'contract_line.contract_id')
    .innerJoin('depot', 'depot.id', 'contract_line.depot_id')
    .leftJoin('project', 'project.id', 'contract_line.project_id')
    .leftJoin('off_hire', 'off_hire.id', 'contract_line.off_hire_id')
    .select(SHOWN.map((column) => `contract_line.${column}` as const))
    .select([overdueDays(now).as('overdue_days'), pickupFailed.as('pickup_failed')])
    .select([
      'contract.po_number',
      'contract.cost_code',
      'contract.city',
      'depot.name as depot_name',
      'project.number as project_number',
      'off_hire.number as off_hire_number',
      'off_hire.status as off_hire_status',
    ]);

/** Returns the lines of these ids as the list shows them. */
export async function linesOf(call: ClientCall, ids: readonly string[]): Promise<ContractLine[]> {
  const rows = await linesWithReferences(call).where('contract_line.id', 'in', ids).execute();
  return rows.map((row) => toContractLine(row, call.scope));
}

export type LineRow = Pick<Line, (typeof SHOWN)[number]> & {
  overdue_days: number;
  pickup_failed: boolean;
  po_number: string | null;
  cost_code: string | null;
  city: string;
  depot_name: string;
  project_number: string | null;
  off_hire_number: string | null;
  off_hire_status: OffHireStatus | null;
};

export const instant = (date: Date): string => date.toISOString();
export const instantOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;

type ActingRow = Pick<LineRow, 'status' | 'expected_off_rent_at' | 'qty_pending_pickup' | 'off_hire_status'>;
/** Returns the caller's actions on the line of a row. */
export const actionsOfRow = (row: ActingRow, rights: ClientScope['rights']) =>
  lineActions(
    {
      status: row.status,
      isOpenEnded: row.expected_off_rent_at === null,
      qtyPendingPickup: row.qty_pending_pickup,
      offHire: row.off_hire_status,
    },
    rights,
  );

/** Returns the rate of a line, or null. */
export function rateOf({
  rate_unit: unit,
  rate_price: amount,
  rate_currency: currency,
}: Pick<LineRow, 'rate_unit' | 'rate_price' | 'rate_currency'>): ContractLine['rate'] {
  const price = moneyOf(amount, currency);
  return unit !== null && price ? { unit, price } : null;
}

/** Converts a row to a line of the API. Includes prices only if the scope allows them (DOM-10). */
export function toContractLine(row: LineRow, { prices, rights }: Pick<ClientScope, 'prices' | 'rights'>): ContractLine {
  return {
    id: row.id,
    contractId: row.contract_id,
    contractNumber: row.contract_number,
    lineNo: row.line_no,
    status: row.status,
    overdueDays: row.overdue_days,
    productCode: row.product_code,
    fleetNumber: row.fleet_number,
    serialNumber: row.serial_number,
    quantity: row.quantity,
    qtyPendingPickup: row.qty_pending_pickup,
    qtyReturned: row.qty_returned,
    onRentAt: instant(row.on_rent_at),
    expectedOffRentAt: instantOrNull(row.expected_off_rent_at),
    offRentAt: instantOrNull(row.off_rent_at),
    returnedAt: instantOrNull(row.returned_at),
    offHireNumber: row.off_hire_number,
    pickupFailed: row.pickup_failed,
    project: projectRef(row),
    poNumber: row.po_number,
    costCode: row.cost_code,
    city: row.city,
    depot: { id: row.depot_id, name: row.depot_name, timeZone: row.time_zone },
    offHireId: row.off_hire_id,
    actions: actionsOfRow(row, rights),
    rate: prices ? rateOf(row) : null,
  };
}
