import { type CONTRACT_LINE_LIST, type ContractLine, listContractLinesExport } from '@hireyard/contract';
import { sql } from 'kysely';
import { LINE_EXPORT } from '../../exports/definitions/contract-lines.ts';
import type { ListSource } from '../../lists/list.ts';
import { textOrProductHolds } from '../../lists/search.ts';
import { linesOf } from './line-rows.ts';
import { endsThisWeek, isOverdue } from './overdue.ts';
import { isRentedFrom } from './rented-from.ts';

/** Source of the machine list. The planning shares its filters. */
export const LINE_SOURCE: ListSource<typeof CONTRACT_LINE_LIST, 'contract_line', ContractLine> = {
  table: 'contract_line',
  sorts: {
    // Sorts by urgency: on rent by expected date, so overdue lines lead. Then off-hire requested, planned by start,
    // off-hired. Last returned, closed and cancelled, latest first.
    status: ['status_rank', 'urgency'],
    product: { productCode: 'product_code' },
    contract: ['contract_number', 'line_no'],
    project: ['project_name'],
    onRentAt: ['on_rent_at'],
    expectedOffRentAt: ['expected_off_rent_at'],
    // Rates are compared by price per day.
    rate: ['rate_per_day'],
  },
  filters: {
    status: { column: 'status', computed: { overdue: ({ now }) => isOverdue(now) } },
    project: { column: 'project_id', names: { table: 'project', column: 'name' } },
    depot: { column: 'depot_id', names: { table: 'depot', column: 'name' } },
    due: (_thisWeek, { now }) => endsThisWeek(now),
    from: (from, { now }) => isRentedFrom('contract_line', from, now),
    to: (to) => sql`contract_line.on_rent_on <= ${to}::date`,
  },
  counts: 'contract_line_count',
  holds: (word) => textOrProductHolds(word, 'contract_line.search_text', 'contract_line.product_code'),
  file: { endpoint: listContractLinesExport, definition: LINE_EXPORT },
  items: linesOf,
};
