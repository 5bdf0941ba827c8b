import type { LineStatus } from '../contracts/values.ts';
import type { Issue, IssueAt } from '../core/issue.ts';
import { addDays, localDateIn } from '../core/local-date.ts';
import { isWorkday, workdayFrom } from '../orders/rules.ts';
import type { OffHireEdit } from './edit-schemas.ts';
import type { CallOffRules } from './schemas.ts';
import { MAX_OFF_HIRE_DAYS, OFF_HIRE_GRACE_MINUTES } from './values.ts';

/** Fields of a contract line that determine whether it can be called off or extended. */
export interface RentedLine {
  readonly status: LineStatus;
  readonly quantity: number;
  readonly qtyPendingPickup: number;
  readonly qtyReturned: number;
  readonly onRentAt: string;
  readonly expectedOffRentAt: string | null;
  /** First day on which the depot has promised the machine elsewhere. Only used for extensions. */
  readonly promisedFrom?: string | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns the number of pieces on rent and not called off. */
export const piecesOnRent = (line: RentedLine): number =>
  line.status === 'onRent' ? line.quantity - line.qtyPendingPickup - line.qtyReturned : 0;

/**
 * Returns the reasons to refuse an off-hire, empty if it is allowed (DOM-13). Shared by the form and the server.
 * `lineOf` returns an existing line by id. `speed` scales the grace period by the speed of a demo's clock, because
 * requests arrive late in real time.
 */
export function offHireIssues(
  edit: OffHireEdit,
  lineOf: (lineId: string) => RentedLine,
  rules: CallOffRules,
  now: string,
  speed = 1,
): IssueAt[] {
  const issues: IssueAt[] = [];
  const stops = Date.parse(edit.offRentAt);
  const nowMs = Date.parse(now);
  if (stops < nowMs - OFF_HIRE_GRACE_MINUTES * MINUTE_MS * Math.max(1, speed))
    issues.push({ path: ['offRentAt'], code: 'backdated', params: { minutes: OFF_HIRE_GRACE_MINUTES } });
  else if (stops > nowMs + MAX_OFF_HIRE_DAYS * DAY_MS)
    issues.push({ path: ['offRentAt'], code: 'too-large', params: { max: MAX_OFF_HIRE_DAYS } });
  const seen = new Set<string>();
  for (const [index, { lineId, quantity }] of edit.lines.entries()) {
    const line = lineOf(lineId);
    if (seen.has(lineId)) issues.push({ path: ['lines', index, 'lineId'], code: 'taken' });
    seen.add(lineId);
    const max = piecesOnRent(line);
    if (line.status === 'onRent' && quantity > max)
      issues.push({ path: ['lines', index, 'quantity'], code: 'too-large', params: { max } });
    if (stops < Date.parse(line.onRentAt)) issues.push({ path: ['offRentAt'], code: 'before-on-rent' });
  }
  return [...issues, ...windowIssues(edit, rules)];
}

function windowIssues({ transport, window, offRentAt }: OffHireEdit, rules: CallOffRules): IssueAt[] {
  if (transport === 'bringBack') return window === null ? [] : [{ path: ['window'], code: 'unknown' }];
  if (window === null) return [{ path: ['window'], code: 'required' }];
  const issue = pickupIssue(window.date, offRentAt, rules);
  return issue ? [{ path: ['window', 'date'], ...issue }] : [];
}

/** Returns the reason to refuse a pick-up day, or null. */
export function pickupIssue(date: string, offRentAt: string, rules: CallOffRules): Issue | null {
  const first = firstPickupOf(offRentAt, rules);
  if (date < first) return { code: 'too-early', params: { date: first } };
  if (date > rules.lastPickupDay) return { code: 'too-late', params: { date: rules.lastPickupDay } };
  return isWorkday(date, rules) ? null : { code: 'closed-day', params: { date: workdayFrom(date, rules) } };
}

/** Returns the first possible pick-up day of an off-hire: not before its rent stops. */
export function firstPickupOf(offRentAt: string, rules: CallOffRules): string {
  const stops = localDateIn(offRentAt, rules.timeZone);
  return stops > rules.firstPickupDay ? workdayFrom(stops, rules) : rules.firstPickupDay;
}

/** Returns the first day to which a line can be extended. */
export function firstEndOf({ expectedOffRentAt }: Pick<RentedLine, 'expectedOffRentAt'>, rules: CallOffRules): string {
  const after = expectedOffRentAt === null ? rules.today : addDays(localDateIn(expectedOffRentAt, rules.timeZone), 1);
  return workdayFrom([after, rules.firstEndDay].toSorted()[1] ?? after, rules);
}

/** Returns the reason to refuse an extension, or null (DOM-09). */
export function extensionIssue(line: RentedLine, to: string, rules: CallOffRules): Issue | null {
  if (line.status !== 'onRent' || line.qtyPendingPickup > 0) return { code: 'not-on-rent' };
  if (line.expectedOffRentAt === null) return { code: 'open-ended' };
  const first = firstEndOf(line, rules);
  if (to < first) return { code: 'too-early', params: { date: first } };
  if (to > rules.lastEndDay) return { code: 'too-late', params: { date: rules.lastEndDay } };
  const { promisedFrom = null } = line;
  if (promisedFrom !== null && to >= promisedFrom) return { code: 'promised', params: { date: promisedFrom } };
  return isWorkday(to, rules) ? null : { code: 'closed-day', params: { date: workdayFrom(to, rules) } };
}
