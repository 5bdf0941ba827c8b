import type { CompanyDb } from '../../database/client/company-db.ts';
import { type LocalDate, localDate } from '../../domain/calendar.ts';

interface Call {
  readonly db: Pick<CompanyDb, 'selectFrom' | 'opCo'>;
}

/** Returns the settings of the operating company that calls. */
export const companyOf = ({ db }: Call) =>
  db
    .selectFrom('operating_company')
    .where('code', '=', db.opCo)
    .select(['currency', 'time_zone as timeZone', 'billing_week_days as billingWeekDays'])
    .select('failed_collection as failedCollection')
    .executeTakeFirstOrThrow();

/** Returns the date in the time zone of the operating company that calls. */
export const todayOf = async ({ db, now }: Call & { readonly now: Date }): Promise<LocalDate> =>
  localDate(now, (await companyOf({ db })).timeZone);
