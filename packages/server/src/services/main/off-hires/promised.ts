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

/** From which day the depot has promised the machines of lines elsewhere, by the ids of those of which it has (DOM-28). */
export async function promisedDays(
  { db, now }: Pick<ClientCall, 'db' | 'now'>,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, LocalDate>> {
  const found = new Map<string, LocalDate>();
  for (const depot of new Set(lines.map((line) => line.depot_id))) {
    const here = lines.filter((line) => line.depot_id === depot);
    const today = localDate(now, here[0]?.time_zone ?? 'UTC');
    const { pieces, taken } = await stockOf({ db }, { depots: [depot], first: today, today });
    for (const line of here) {
      const { expected_off_rent_at: expected, time_zone: zone } = line;
      const stock = pieces.get(`${depot} ${line.product_code}`);
      // A rental without an end cannot be extended, and of what a depot does not count nothing is promised.
      if (!expected || stock === undefined) continue;
      const to = [localDate(expected, zone), today].toSorted()[1] as LocalDate;
      const quantity = line.quantity - line.qty_returned;
      const day = promisedFrom(stock, taken.get(`${depot} ${line.product_code}`) ?? [], { quantity, to });
      if (day !== null) found.set(line.id, day);
    }
  }
  return found;
}
