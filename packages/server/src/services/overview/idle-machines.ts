import {
  HOURS_SHOWN_DAYS,
  type IdleMachine,
  listIdleMachines,
  MACHINE_USES,
  type MachineUse,
} from '@hireyard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { BillingWeekDays } from '../../domain/billing.ts';
import { addDays, instantAt, localDate } from '../../domain/calendar.ts';
import { hoursByDay, IDLE_AFTER_DAYS, idleDays, SILENT_AFTER_DAYS } from '../../domain/engine-hours.ts';
import { moneyOf } from '../../domain/money.ts';
import { type ClientCall, type Route, route } from '../../http/route.ts';
import { billingWeekDaysOf } from '../billing-week-days.ts';
import { PRICED_COLUMNS, savingsOf } from '../line-rentals.ts';
import { projectRef } from '../project-ref.ts';
import { furtherDay } from './charging.ts';
import { actionsOfRow, linesWithReferences } from './line-rows.ts';

interface MachineRow {
  readonly id: string;
  readonly use: MachineUse;
  readonly used_at: Date | null;
  readonly hours_read_at: Date | null;
  readonly operating_hours: string | null;
  /** Cost of a further day. Null if the caller sees no prices. */
  readonly amount: string | null;
  readonly currency: string | null;
}

/** GET /idle-machines: single machines with an engine on rent, the most expensive first (DOM-31). */
export const idleMachineRoute: Route = route(listIdleMachines, async (call) => {
  const { page, size, use } = call.query;
  const { db, scope } = call;
  const weekDays = await billingWeekDaysOf(call);
  const machines = machinesOf(call, weekDays);
  // Sorts by currency, the company's own first. Without prices, the longest idle machine comes first.
  const rows = await db
    .selectFrom(
      sql<MachineRow>`(select machine.* from ${machines} as machine
        where ${use.length === 0} or machine.use = any(${use}::text[])
        order by (currency is distinct from (
          select operating_company.currency from operating_company where operating_company.code = ${scope.opCo})),
          currency, amount desc nulls last, used_at nulls last, id
        limit ${size + 1} offset ${page * size})`.as('machine'),
    )
    .selectAll()
    .execute();
  const items = await itemsOf(call, rows.slice(0, size));
  return { items, page, size, hasMore: rows.length > size, ...(await totalsOf(call, machines)) };
});

/** Selects every machine that can have an engine, with its use and the cost of a further day. */
function machinesOf({ scope, now }: ClientCall, weekDays: BillingWeekDays): RawBuilder<unknown> {
  const today = sql`(${now}::timestamptz at time zone contract_line.time_zone)::date`;
  const onDay = (column: 'used_at' | 'hours_read_at') =>
    sql`(${sql.ref(`asset.${column}`)} at time zone contract_line.time_zone)::date`;
  const costs = scope.prices
    ? sql`${furtherDay(weekDays)} as amount, contract_line.rate_currency::text as currency`
    : sql`null::numeric as amount, null::text as currency`;
  return sql`(
    select contract_line.id, asset.used_at, asset.hours_read_at, asset.operating_hours::text as operating_hours,
      case when asset.hours_read_at is null or ${today} - ${onDay('hours_read_at')} >= ${SILENT_AFTER_DAYS} then 'silent'
        when ${today} - ${onDay('used_at')} >= ${IDLE_AFTER_DAYS} then 'idle' else 'used' end as use, ${costs}
    from contract_line join product on product.code = contract_line.product_code
      left join asset on asset.id = contract_line.id
    where contract_line.status = 'onRent' and product.energy <> 'none' and product.tracking = 'serialised')`;
}

/** Counts machines by use, and sums the cost of a further day of idle ones. */
async function totalsOf({ db, scope }: ClientCall, machines: RawBuilder<unknown>) {
  const totals = await db
    .selectFrom(
      sql<{ use: MachineUse; currency: string | null; count: number; amount: string | null }>`(
        select use, currency, count(*)::int as count, sum(amount)::text as amount
        from ${machines} as machine group by use, currency order by currency)`.as('totals'),
    )
    .selectAll()
    .execute();
  return {
    uses: MACHINE_USES.map((use) => ({
      use,
      count: totals.filter((one) => one.use === use).reduce((sum, { count }) => sum + count, 0),
    })),
    idleDay: scope.prices
      ? totals.flatMap(({ use, currency, amount }) =>
          use === 'idle' && currency !== null && amount !== null ? [{ amount, currency }] : [],
        )
      : null,
  };
}

async function itemsOf(call: ClientCall, entries: readonly MachineRow[]): Promise<IdleMachine[]> {
  const { scope, now } = call;
  if (entries.length === 0) return [];
  const rows = await itemRows(
    call,
    entries.map(({ id }) => id),
  );
  // The rent that calling off today saves.
  const ending = rows.map((line) => ({ line, after: localDate(now, line.time_zone) }));
  const savings = scope.prices ? await savingsOf(call, ending) : [];
  const savingOf = new Map(savings.map(({ line, price }) => [line.id, price]));
  const readings = await readingsOf(
    call,
    entries.map(({ id }) => id),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return entries.flatMap(
    ({ id, use, used_at: usedAt, hours_read_at: readAt, operating_hours: hours, amount, currency }) => {
      const row = rowOf.get(id);
      // It was taken off hire between two queries.
      if (!row) return [];
      const dayOf = (at: Date) => localDate(at, row.time_zone);
      const today = dayOf(now);
      const counter = usedAt && readAt ? { usedOn: dayOf(usedAt), readOn: dayOf(readAt) } : null;
      return [
        {
          id,
          use,
          contractId: row.contract_id,
          contractNumber: row.contract_number,
          productCode: row.product_code,
          fleetNumber: row.fleet_number,
          project: projectRef(row),
          city: row.city,
          onRentOn: dayOf(row.on_rent_at),
          expectedOn: row.expected_off_rent_at && dayOf(row.expected_off_rent_at),
          operatingHours: hours === null ? null : Number(hours),
          readOn: counter?.readOn ?? null,
          usedOn: counter?.usedOn ?? null,
          idleDays: idleDays(counter, dayOf(row.on_rent_at), today),
          hours: hoursByDay(
            (readings.get(id) ?? []).map(({ at, value }) => ({ day: dayOf(at), value })),
            { from: addDays(today, 1 - HOURS_SHOWN_DAYS), to: today },
          ),
          furtherDay: moneyOf(amount, currency),
          saving: savingOf.get(id) ?? null,
          actions: actionsOfRow(row, scope.rights),
        },
      ];
    },
  );
}

const itemRows = (call: ClientCall, ids: readonly string[]) =>
  linesWithReferences(call).select(PRICED_COLUMNS).where('contract_line.id', 'in', ids).execute();

/** Reads the counters of these machines on the visible days, and the last reading before. */
async function readingsOf({ db, now }: ClientCall, ids: readonly string[]) {
  // One more day than is shown, because time zones differ.
  const since = instantAt(addDays(localDate(now, 'UTC'), -HOURS_SHOWN_DAYS - 1), '00:00', 'UTC');
  const rows = await db
    .selectFrom('asset_reading')
    .where('asset_id', 'in', ids)
    .where('kind', '=', 'cumulativeOperatingHours')
    .where((eb) =>
      eb.or([
        eb('read_at', '>=', since),
        eb(
          'id',
          'in',
          sql<string>`(select distinct on (former.asset_id) former.id from asset_reading as former
            where former.asset_id = any(${ids}::uuid[]) and former.kind = 'cumulativeOperatingHours'
              and former.read_at < ${since}
            order by former.asset_id, former.read_at desc, former.value desc)`,
        ),
      ]),
    )
    .select(['asset_id', 'value', 'read_at'])
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ id: row.asset_id, at: row.read_at, value: Number(row.value) })),
    ({ id }) => id,
  );
}
