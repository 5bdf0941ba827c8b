import { estimateExtension, estimateOffHire, MAX_MONTHS_AHEAD } from '@hireyard/contract';
import { daysBetween, localDate } from '../../../domain/calendar.ts';
import { sum } from '../../../domain/money.ts';
import { type Route, route } from '../../../http/route.ts';
import { rentsAfter, savingsOf } from '../../line-rentals.ts';
import { rentedRows } from './rented.ts';

/** An extension ends within two years. */
const MAX_EXTENSION_DAYS = MAX_MONTHS_AHEAD * 31;

/** Estimates the savings of an off-hire and the costs of an extension, as they would be billed (DOM-03, DOM-09, DOM-91). */
export const offHireSavingRoutes: Route[] = [
  route(estimateOffHire, async (call) => {
    const { body, scope } = call;
    const rows = await rentedRows(
      call,
      body.lines.map(({ lineId }) => lineId),
    );
    const saving = await savingsOf(
      call,
      rows.map((row, index) => ({
        line: { ...row, quantity: body.lines[index]?.quantity ?? 0 },
        after: localDate(new Date(body.offRentAt), row.time_zone),
      })),
    );
    const currencies = new Set(saving.map(({ price }) => price.currency));
    return {
      saved: scope.prices && currencies.size === 1 ? sum(saving.map(({ price }) => price)) : null,
      lines: saving.length,
      to:
        saving
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? null,
    };
  }),

  route(estimateExtension, async (call) => {
    const { body, scope } = call;
    const rows = await rentedRows(
      call,
      body.lines.map(({ lineId }) => lineId),
    );
    const extended = rows.flatMap((line, index) => {
      const after = line.expected_off_rent_at && localDate(line.expected_off_rent_at, line.time_zone);
      const { to } = body.lines[index] as (typeof body.lines)[number];
      return after === null || to <= after || daysBetween(after, to) > MAX_EXTENSION_DAYS ? [] : [{ line, after, to }];
    });
    const rents = await rentsAfter(call, extended);
    const prices = rents.flatMap((rent) => rent ?? []);
    const currencies = new Set(prices.map(({ currency }) => currency));
    const isPriced = prices.length === rows.length && currencies.size === 1;
    return { added: scope.prices && isPriced ? sum(prices) : null };
  }),
];
