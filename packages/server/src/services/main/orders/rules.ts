import {
  type DayRules,
  estimateOrder,
  firstTransportDay,
  getOrderRules,
  type Language,
  type LineEstimate,
  MAX_MONTHS_AHEAD,
  type Money,
  type OrderLineEdit,
} from '@hireyard/contract';
import { addDays, daysBetween, instantAt, localDate, workDaysOf } from '../../../domain/calendar.ts';
import { estimateLine, estimateTotal, OPEN_ENDED_DAYS } from '../../../domain/estimate.ts';
import { approvalRule } from '../../../domain/orders.ts';
import { notFound } from '../../../http/problem.ts';
import { type ClientCall, type ClientScope, type Route, route } from '../../../http/route.ts';
import { rateBook } from '../../tariff.ts';
import { closedDaysOf, dayCauses, unchargedDatesOf } from '../closed-days.ts';
import { approversOf } from './approvers.ts';
import { isWithinOwnLimit } from './deciding.ts';
import { termsFor } from './terms.ts';

/** Call of whoever orders: a user, or the rental company by phone. */
export interface OrderCall extends Pick<ClientCall, 'db' | 'now'> {
  readonly scope: Pick<ClientScope, 'opCo' | 'projects'>;
}

/** Rules and estimate of an order before it is submitted. */
export const orderRuleRoutes: Route[] = [
  route(getOrderRules, async (call) => {
    const rules = await rulesOf(call, call.query.depot, call.query.lang);
    return { ...rules, terms: await termsFor(call, rules.today) };
  }),

  route(estimateOrder, async (call) => {
    const { lines, total } = await estimateOf(call, call.body);
    const { prices, userId } = call.scope;
    const { policy } = await settingsOf(call);
    const rule = approvalRule(policy.approval, await isWithinOwnLimit(call, total));
    // Whether a limit is exceeded would reveal the price to a user who tries many orders.
    const isKnown = prices || policy.approval !== 'overLimit';
    const order = { ordererId: userId, estimate: total, projectId: null };
    return {
      lines: lines.map((estimate) => ({ estimate: prices ? estimate : null })),
      total: prices ? total : null,
      needsApproval: isKnown ? rule !== null : null,
      approvers: isKnown && rule !== null ? await approversOf(call, order) : [],
    };
  }),
];

/** Returns the calendar of the company and the policy of the client. */
export async function settingsOf({ db, scope }: Pick<OrderCall, 'db' | 'scope'>) {
  const company = await db
    .selectFrom('operating_company')
    .where('code', '=', scope.opCo)
    .select(['work_days', 'order_cut_off', 'min_rental_days', 'billing_week_days'])
    .executeTakeFirstOrThrow();
  const client = await db
    .selectFrom('corporate_client')
    .select(['po_required', 'po_pattern', 'project_required', 'cost_code_required', 'approval'])
    .executeTakeFirstOrThrow();
  return {
    /** Workdays of depots without opening hours. */
    companyDays: company.work_days,
    cutOff: company.order_cut_off,
    minRentalDays: company.min_rental_days,
    billingWeekDays: company.billing_week_days,
    policy: {
      poRequired: client.po_required,
      poPattern: client.po_pattern,
      projectRequired: client.project_required,
      costCodeRequired: client.cost_code_required,
      approval: client.approval,
    },
  };
}

/** Returns the rules at a depot of the company, today in its local time (DOM-12). Throws 404 for any other depot. */
export async function rulesOf(call: OrderCall, depotId: string, language: Language = 'en-US'): Promise<DayRules> {
  const { db, scope, now } = call;
  const depot = await db
    .selectFrom('depot')
    .where('id', '=', depotId)
    .where('op_co', '=', scope.opCo)
    .select(['time_zone', 'opening_times', dayCauses])
    .executeTakeFirst();
  if (!depot) throw notFound();
  const { companyDays, cutOff, minRentalDays, policy } = await settingsOf(call);
  const workDays = workDaysOf(depot.opening_times, companyDays);
  const today = localDate(now, depot.time_zone);
  const lastDay = monthsLater(today, MAX_MONTHS_AHEAD);
  const closedDays = await closedDaysOf(depot.day_causes, { from: today, days: DAYS_AHEAD }, language);
  const limited = await db
    .selectFrom('product')
    .where('min_days', 'is not', null)
    .select(['code', 'min_days as minDays'])
    .execute();
  const isPastCutOff = now >= instantAt(today, cutOff, depot.time_zone);
  return {
    // A user confined to projects sees no order without a project.
    policy: { ...policy, projectRequired: policy.projectRequired || scope.projects !== 'all' },
    today,
    firstDay: firstTransportDay(today, isPastCutOff, { workDays, closedDays }),
    lastDay,
    workDays,
    closedDays,
    cutOff,
    minRentalDays,
    minDaysOf: Object.fromEntries(limited.flatMap(({ code, minDays }) => (minDays === null ? [] : [[code, minDays]]))),
  };
}

/** Beyond the last day of an order. */
const DAYS_AHEAD = MAX_MONTHS_AHEAD * 31;

/** Returns the same day some months later, or the last day of a shorter month. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
  const sameDay = addDays(`${lastOfMonth.slice(0, 8)}01`, day - 1);
  const [earlier = date] = [sameDay, lastOfMonth].toSorted();
  return earlier;
}

interface Estimated {
  readonly depotId: string | null;
  readonly lines: readonly OrderLineEdit[];
}
export interface Estimate {
  readonly lines: readonly (LineEstimate | null)[];
  readonly total: Money | null;
}

/** Estimates the cost of lines at the rates of their first day, regardless of price rights (DOM-16, DOM-96). */
export const estimateOf = async (call: OrderCall, order: Estimated): Promise<Estimate> =>
  (await estimatorOf(call))(order);

/** Reads the rates of a client once, to estimate several orders. */
export async function estimatorOf(call: OrderCall): Promise<(order: Estimated) => Promise<Estimate>> {
  const rates = await rateBook(call.db);
  const { billingWeekDays: weekDays } = await settingsOf(call);
  return async ({ depotId, lines }) => {
    const holidays = await freeDays(call, depotId, lines);
    const charged = { weekDays, holidays };
    const estimates = lines.map((line) => estimateLine(line, rates(line.productCode, line.from), charged));
    return { lines: estimates, total: estimateTotal(estimates) };
  };
}

/** Returns the days of a depot that are not charged during the rental of these lines. */
async function freeDays(
  { db, scope }: OrderCall,
  depotId: string | null,
  lines: readonly OrderLineEdit[],
): Promise<ReadonlySet<string>> {
  const [from] = lines.map((line) => line.from).toSorted();
  const to = lines
    .map((line) => line.to ?? addDays(line.from, OPEN_ENDED_DAYS - 1))
    .toSorted()
    .at(-1);
  const depot = await db
    .selectFrom('depot')
    .where('id', '=', depotId)
    .where('op_co', '=', scope.opCo)
    .select(dayCauses)
    .executeTakeFirst();
  if (!depot || !from || !to) return new Set();
  // Estimates a period that is too long for an order, but does not compute holidays of a hundred years.
  const days = Math.min(daysBetween(from, to) + 1, DAYS_AHEAD);
  return new Set(await unchargedDatesOf(depot.day_causes, { from, days }));
}
