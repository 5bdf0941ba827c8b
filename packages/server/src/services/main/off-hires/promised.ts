import { type LocalDate, localDate } from '../../../domain/calendar.ts';
import { promisedFrom } from '../../../domain/stock.ts';
import type { ClientCall } from '../../../http/route.ts';
import { stockOf } from '../catalogue.ts';

interface Line {
  readonly id: string;
  readonly depot_id: string;
  readonly product_code: string;
  readonly time_zone: string;
  readonly quantity: number;
  readonly qty_returned: number;
  readonly expected_off_rent_at: Date | null;
}

/**
 * Returns the first day for which the depot has promised the machines of lines to another customer (DOM-28). Keyed by
 * line id, only for such lines.
 */
export async function promisedDays(
  { db, now }: Pick<ClientCall, 'db' | 'now'>,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, LocalDate>> {
  const days = new Map<string, LocalDate>();
  for (const depot of new Set(lines.map((line) => line.depot_id))) {
    const here = lines.filter((line) => line.depot_id === depot);
    const today = localDate(now, here[0]?.time_zone ?? 'UTC');
    const { pieces, taken } = await stockOf({ db }, { depots: [depot], first: today, today });
    for (const line of here) {
      const { expected_off_rent_at: expected, time_zone: zone } = line;
      const stock = pieces.get(`${depot} ${line.product_code}`);
      // A rental without an end cannot be extended. Without a stock count, no machine is promised.
      if (!expected || stock === undefined) continue;
      const to = [localDate(expected, zone), today].toSorted()[1] as LocalDate;
      const quantity = line.quantity - line.qty_returned;
      const day = promisedFrom(stock, taken.get(`${depot} ${line.product_code}`) ?? [], { quantity, to });
      if (day !== null) days.set(line.id, day);
    }
  }
  return days;
}
