import {
  type CallOffRules,
  firstTransportDay,
  getCallOffRules,
  MAX_MONTHS_AHEAD,
  MAX_PICKUP_DAYS,
  workdayFrom,
} from '@hireyard/contract';
import { addDays, instantAt, localDate, workDaysOf } from '../../../domain/calendar.ts';
import { notFound } from '../../../http/problem.ts';
import { type ClientCall, type ClientScope, type Route, route } from '../../../http/route.ts';
import { closedDaysOf, dayCauses } from '../closed-days.ts';

/** GET /call-off-rules. */
export const callOffRuleRoutes: Route[] = [route(getCallOffRules, (call) => callOffRulesOf(call, call.query.depot))];

/** Beyond the last day of an extension. */
const DAYS_AHEAD = MAX_MONTHS_AHEAD * 30;

type RulesCall = Pick<ClientCall, 'db' | 'now'> & { readonly scope: Pick<ClientScope, 'opCo'> };

/** Returns the rules at a depot of the company, today in its local time. Throws 404 for any other depot. */
export async function callOffRulesOf({ db, scope, now }: RulesCall, depotId: string): Promise<CallOffRules> {
  const depot = await db
    .selectFrom('depot')
    .innerJoin('operating_company', 'operating_company.code', 'depot.op_co')
    .where('depot.id', '=', depotId)
    .where('depot.op_co', '=', scope.opCo)
    .select(['depot.time_zone', 'depot.opening_times', dayCauses])
    .select(['work_days', 'off_hire_cut_off'])
    .executeTakeFirst();
  if (!depot) throw notFound();
  const { time_zone: timeZone, off_hire_cut_off: cutOff } = depot;
  const workDays = workDaysOf(depot.opening_times, depot.work_days);
  const today = localDate(now, timeZone);
  const closedDays = await closedDaysOf(depot.day_causes, { from: today, days: DAYS_AHEAD }, 'en-US');
  const calendar = { workDays, closedDays };
  const isPastCutOff = now >= instantAt(today, cutOff, timeZone);
  return {
    timeZone,
    today,
    firstPickupDay: firstTransportDay(today, isPastCutOff, calendar),
    lastPickupDay: addDays(today, MAX_PICKUP_DAYS),
    firstEndDay: workdayFrom(isPastCutOff ? addDays(today, 1) : today, calendar),
    lastEndDay: addDays(today, DAYS_AHEAD - 1),
    workDays,
    closedDays,
    cutOff,
  };
}
