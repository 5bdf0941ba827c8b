import type { IssueAt } from '../core/issue.ts';
import { addDays, daysBetween, isoWeekday } from '../core/local-date.ts';
import { MAX_CLOSING_DAYS } from '../depots/values.ts';
import type { OrderEdit } from './edit-schemas.ts';
import type { OrderRules } from './schemas.ts';

/** Rules of an order besides the terms that it is sent under. */
export type DayRules = Omit<OrderRules, 'terms'>;
export type WorkCalendar = Pick<OrderRules, 'workDays' | 'closedDays'>;
/** Fields of a project that determine whether an order is possible. */
export interface OrderedFor {
  readonly from: string | null;
  readonly to: string | null;
}

export const isWorkday = (date: string, { workDays, closedDays }: WorkCalendar): boolean =>
  workDays.includes(isoWeekday(date)) && !closedDays.some((closed) => closed.date === date);

/** Longer than all closing days and public holidays in a row. Bounds the search. */
export const LONGEST_REST = MAX_CLOSING_DAYS * 2 + 31;

/** Returns the first workday on or after a date. */
export function workdayFrom(date: string, calendar: WorkCalendar): string {
  for (let days = 0; days <= LONGEST_REST; days += 1) {
    const day = addDays(date, days);
    if (isWorkday(day, calendar)) return day;
  }
  return date;
}

/** Returns the last workday on or before a date. */
export function workdayUpTo(date: string, calendar: WorkCalendar): string {
  for (let days = 0; days <= LONGEST_REST; days += 1) {
    const day = addDays(date, -days);
    if (isWorkday(day, calendar)) return day;
  }
  return date;
}

/**
 * Returns the first day on which a depot can bring or collect: the next workday, or the workday after it once the cut-off
 * has passed (DOM-12).
 */
export function firstTransportDay(today: string, isPastCutOff: boolean, calendar: WorkCalendar): string {
  const next = workdayFrom(addDays(today, 1), calendar);
  return isPastCutOff ? workdayFrom(addDays(next, 1), calendar) : next;
}

/** Returns true if a PO number matches a pattern of `#` for digits and `@` for letters. */
export function fitsPattern(text: string, pattern: string): boolean {
  const characters = [...text];
  const places = [...pattern];
  const fits = (place: string, character = '') =>
    place === '#' ? /^\d$/.test(character) : place === '@' ? /^\p{L}$/u.test(character) : place === character;
  return characters.length === places.length && places.every((place, index) => fits(place, characters[index]));
}

/**
 * Returns the reasons to refuse an order, empty if it can be sent (DOM-12, DOM-14). Shared by the form and the server.
 * Expects an order that its schema has validated.
 */
export function orderIssues(
  order: Omit<OrderEdit, 'requestId' | 'submit'>,
  rules: DayRules,
  project: OrderedFor | null,
): IssueAt[] {
  const { policy } = rules;
  const issues: IssueAt[] = [];
  const needs = (path: string, isRequired: boolean, value: string | null) => {
    if (isRequired && value === null) issues.push({ path: [path], code: 'required' });
  };
  needs('projectId', policy.projectRequired, order.projectId);
  needs('poNumber', policy.poRequired, order.poNumber);
  needs('costCode', policy.costCodeRequired, order.costCode);
  if (order.poNumber !== null && policy.poPattern !== null && !fitsPattern(order.poNumber, policy.poPattern))
    issues.push({ path: ['poNumber'], code: 'pattern', params: { pattern: policy.poPattern } });
  const isDelivered = order.fulfilment === 'delivery';
  needs('addressId', isDelivered, order.addressId);
  needs('slot', isDelivered, order.slot);
  needs('siteContactId', isDelivered, order.siteContactId);
  for (const [index, line] of order.lines.entries()) {
    for (const issue of [fromIssue(line.from, rules), toIssue(line, rules), projectIssue(line.from, project)])
      if (issue) issues.push({ ...issue, path: ['lines', index, ...issue.path] });
  }
  return issues;
}

function fromIssue(from: string, rules: DayRules): IssueAt | null {
  const path = ['from'];
  if (from < rules.firstDay) return { path, code: 'too-early', params: { date: rules.firstDay } };
  if (from > rules.lastDay) return { path, code: 'too-late', params: { date: rules.lastDay } };
  if (!isWorkday(from, rules)) return { path, code: 'closed-day', params: { date: workdayFrom(from, rules) } };
  return null;
}

type RentedLine = Pick<OrderEdit['lines'][number], 'productCode' | 'from' | 'to'>;

/** Returns the minimum days of a product's rental: the company's or, if more, its own. */
export const minDaysOf = (productCode: string, rules: Pick<OrderRules, 'minRentalDays' | 'minDaysOf'>): number =>
  Math.max(rules.minRentalDays, rules.minDaysOf[productCode] ?? 0);

function toIssue({ productCode, from, to }: RentedLine, rules: DayRules): IssueAt | null {
  const path = ['to'];
  if (to === null) return null;
  if (to > rules.lastDay) return { path, code: 'too-late', params: { date: rules.lastDay } };
  const days = minDaysOf(productCode, rules);
  return daysBetween(from, to) < days ? { path, code: 'rental-too-short', params: { days } } : null;
}

function projectIssue(from: string, project: OrderedFor | null): IssueAt | null {
  const path = ['from'];
  if (project?.from && from < project.from) return { path, code: 'before-project', params: { date: project.from } };
  if (project?.to && from > project.to) return { path, code: 'after-project', params: { date: project.to } };
  return null;
}
