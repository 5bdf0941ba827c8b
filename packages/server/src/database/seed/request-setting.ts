import type { Kysely } from 'kysely';
import { addDays, instantAt, isoWeekday, type LocalDate, localDate } from '../../domain/calendar.ts';
import type { Database } from '../tables.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { SeededClient } from './client.ts';
import { COMPANIES } from './companies.ts';
import { hasModule, type Member, membersOf } from './members.ts';
import { Random } from './random.ts';
import { REQUEST_TEXTS, type RequestTexts } from './request-texts.ts';
import { type Numbers, numbersOf } from './series.ts';

const SEED = 70_000;
const DAY = 24 * 3600 * 1000;
/** Requests cover this many weeks, during working hours. */
export const WEEKS = 7;
const OPENS = '07:00';
const CLOSES = '16:00';

export interface RequestSetting {
  readonly client: SeededClient;
  readonly catalogue: readonly CatalogueProduct[];
  readonly now: Date;
  readonly today: LocalDate;
  readonly atWork: (time: number) => Date;
  readonly assets: { readonly id: string; readonly project_id: string | null }[];
  readonly texts: RequestTexts;
  readonly random: Random;
  readonly numbers: Numbers;
  /** Writers; the client's demo account comes last and also handles requests. */
  readonly writers: readonly Member[];
  readonly lines: readonly { readonly id: string; readonly project_id: string | null }[];
  readonly invoices: readonly {
    readonly id: string;
    readonly project_id: string | null;
    readonly status: string | null;
  }[];
}
/** Reads what requests of a client name. Null for a client that sends none. */
export async function requestSettingOf(
  db: Kysely<Database>,
  client: SeededClient,
  catalogue: readonly CatalogueProduct[],
  now: Date,
): Promise<RequestSetting | null> {
  const company = COMPANIES.find(({ code }) => code === client.opCo);
  if (!company || company.code === 'PL' || !(await hasModule(db, client, 'request'))) return null;
  return {
    client,
    catalogue,
    now,
    today: localDate(now, company.timeZone),
    atWork: workTime(now, company.timeZone),
    assets: await db
      .selectFrom('asset')
      .where('client_id', '=', client.id)
      .where('ownership', '=', 'owned')
      .where('status', '=', 'assigned')
      .select(['id', 'project_id'])
      .orderBy('tag')
      .execute(),
    texts: REQUEST_TEXTS[company.code],
    random: new Random(SEED + client.id),
    numbers: numbersOf('request', company.timeZone),
    writers: await membersOf(db, client, ['Site user']),
    lines: await db
      .selectFrom('contract_line')
      .where('client_id', '=', client.id)
      .where('status', '=', 'onRent')
      .select(['id', 'project_id'])
      .orderBy('contract_number')
      .orderBy('line_no')
      .limit(40)
      .execute(),
    invoices: await db
      .selectFrom('document')
      .where('client_id', '=', client.id)
      .where('type', '=', 'invoice')
      .select(['id', 'project_id', 'status'])
      .orderBy('issued_on', 'desc')
      .orderBy('number')
      .limit(40)
      .execute(),
  };
}

/** Maps times linearly to local working hours of the past weeks' workdays; the order is kept. */
function workTime(now: Date, timeZone: string): (time: number) => Date {
  const today = localDate(now, timeZone);
  const days = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(today, index + 1 - WEEKS * 7))
    // A day counts once its working hours are over.
    .filter((day) => isoWeekday(day) <= 5 && instantAt(day, CLOSES, timeZone) < now)
    .map((day) => ({
      from: instantAt(day, OPENS, timeZone).getTime(),
      to: instantAt(day, CLOSES, timeZone).getTime(),
    }));
  return (time) => {
    const share = 1 - (now.getTime() - time) / (WEEKS * 7 * DAY);
    const place = Math.min(Math.max(share, 0), 0.9999) * days.length;
    const day = days[Math.floor(place)];
    if (!day) throw new Error('the weeks of the demo have no workday');
    return new Date(day.from + (place % 1) * (day.to - day.from));
  };
}
