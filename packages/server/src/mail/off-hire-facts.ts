import type { Language } from '@hireyard/contract';
import type { ClientCall } from '../http/route.ts';
import { MAIL_TEXTS } from './texts.ts';
import { timesIn } from './times.ts';

/** Facts of an off-hire number: the end of rent, and its machines that the reader may see, in their language. */
export async function offHireFacts(
  id: string,
  number: string,
  { language, dateLocale }: { readonly language: Language; readonly dateLocale: string },
  { db }: Pick<ClientCall, 'db'>,
): Promise<(readonly [string, string])[]> {
  const { facts } = MAIL_TEXTS[language];
  const rows = await db
    .selectFrom('off_hire_line as called')
    .innerJoin('off_hire', 'off_hire.id', 'called.off_hire_id')
    .innerJoin('contract_line as line', 'line.id', 'called.contract_line_id')
    .leftJoin('product_translation as name', (join) =>
      join.onRef('name.product_code', '=', 'line.product_code').on('name.language', '=', language),
    )
    .where('called.off_hire_id', '=', id)
    .select(['off_hire.off_rent_at', 'called.quantity', 'line.product_code', 'line.fleet_number', 'line.time_zone'])
    .select(['line.contract_number', 'name.name'])
    .orderBy('line.contract_number')
    .orderBy('line.line_no')
    .execute();
  const [first] = rows;
  if (!first) return [];
  const time = timesIn(dateLocale, first.time_zone);
  return [
    [facts.offHireNumber, number],
    [facts.rentStops, time.format(first.off_rent_at)],
    ...rows.map((row) => [facts.machine, machineOf(row)] as const),
  ];
}

const machineOf = (row: {
  readonly name: string | null;
  readonly product_code: string;
  readonly fleet_number: string | null;
  readonly quantity: number;
  readonly contract_number: string;
}): string =>
  [
    row.quantity > 1 ? `${row.quantity} × ${row.name ?? row.product_code}` : (row.name ?? row.product_code),
    row.fleet_number,
    row.contract_number,
  ]
    .filter(Boolean)
    .join(' · ');
