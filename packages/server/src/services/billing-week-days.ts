import type { BillingWeekDays } from '../domain/billing.ts';
import type { ClientCall } from '../http/route.ts';

/** The days of a week that the operating company charges, from Monday. */
export async function billingWeekDaysOf({ db, scope }: ClientCall): Promise<BillingWeekDays> {
  const company = await db
    .selectFrom('operating_company')
    .where('code', '=', scope.opCo)
    .select('billing_week_days')
    .executeTakeFirstOrThrow();
  return company.billing_week_days;
}
