import { type Kysely, sql } from 'kysely';
import { addDays, instantAt, isoWeekday, type LocalDate, localDate } from '../../domain/calendar.ts';
import type { Database } from '../tables.ts';
import { importSeed, type SeededRow } from './imported.ts';
import { Random } from './random.ts';

const SEED = 90_000;
/** Days of readings, at most; a shorter rental has fewer. */
const DAYS = 21;
/** Number of reporting machines of the bulk client; more would not change what a page reads. */
const MAX_PER_CLIENT = 400;

/**
 * Adds a daily evening reading for machines on rent (DOM-35). Most run on workdays. Some have stood still since last
 * week, some stopped reporting, and some never reported.
 */
export async function seedEngineHours(db: Kysely<Database>, now: Date): Promise<void> {
  const random = new Random(SEED);
  // Without statistics the planner compares every line with every key: minutes for 60,000 lines.
  await sql`analyze contract_line, external_key`.execute(db);
  const machines = await db
    .selectFrom('contract_line')
    .innerJoin('corporate_client', 'corporate_client.id', 'contract_line.client_id')
    .innerJoin('product', (join) =>
      join
        .onRef('product.code', '=', 'contract_line.product_code')
        .onRef('product.op_co', '=', 'corporate_client.op_co'),
    )
    .innerJoin('external_key', (join) =>
      join
        .onRef('external_key.row_id', '=', sql<string>`contract_line.id::text`)
        .onRef('external_key.op_co', '=', 'corporate_client.op_co')
        .on('external_key.kind', '=', 'lines'),
    )
    .where('contract_line.status', '=', 'onRent')
    .where('product.energy', '<>', 'none')
    .where('product.tracking', '=', 'serialised')
    .select(['client_id', 'corporate_client.op_co', 'external_id as key', 'time_zone', 'on_rent_on'])
    .orderBy('contract_number')
    .orderBy('line_no')
    .orderBy('client_id')
    .execute();
  const rows: (SeededRow & { readonly opCo: string })[] = [];
  for (const ofClient of Map.groupBy(machines, (machine) => machine.client_id).values()) {
    for (const [nth, machine] of ofClient.slice(0, MAX_PER_CLIENT).entries()) {
      // Every sixth machine has no transmitter.
      if (nth % 6 === 5) continue;
      rows.push(...readingsOf(machine, nth, now, random).map((row) => ({ ...row, opCo: machine.op_co })));
    }
  }
  for (const [opCo, own] of Map.groupBy(rows, (row) => row.opCo)) await importSeed(db, { opCo, now }, 'readings', own);
}

interface Machine {
  readonly key: string;
  readonly time_zone: string;
  readonly on_rent_on: LocalDate;
}

function readingsOf(machine: Machine, nth: number, now: Date, random: Random): SeededRow[] {
  const today = localDate(now, machine.time_zone);
  const first = addDays(today, -DAYS);
  const [from] = [machine.on_rent_on, first].toSorted().toReversed() as [LocalDate];
  const lastRun = addDays(today, nth % 4 === 2 ? -random.int(6, 16) : 0);
  const lastRead = addDays(today, nth % 9 === 4 ? -random.int(4, 9) : 0);
  let hours = random.int(180, 4_200);
  const rows: SeededRow[] = [];
  for (let day = from; day <= lastRead; day = addDays(day, 1)) {
    const at = instantAt(day, '18:00', machine.time_zone);
    if (day <= lastRun && isoWeekday(day) <= 5) hours += random.int(15, 85) / 10;
    if (at > now) break;
    const row = { externalId: `${machine.key}-${day}`, line: machine.key, hours: Number(hours.toFixed(1)), day };
    rows.push({ row, ids: [random.uuid()] });
  }
  return rows;
}
