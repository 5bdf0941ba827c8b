import type { BillingWeekDays } from '../domain/billing.ts';
import type { ClientCall } from '../http/route.ts';

/** Returns the number of charged days per week of the operating company, counted from Monday. */
export async function billingWeekDaysOf({ db, scope }: ClientCall): Promise<BillingWeekDays> {
  const company = await db
    .selectFrom('operating_company')
    .where('code', '=', scope.opCo)
    .select('billing_week_days')
    .executeTakeFirstOrThrow();
  return company.billing_week_days;
}
