import { type ContractDetailLine, endOfRent, isLineOverdue, type Money } from '@hireyard/contract';

/** Start and end of the scale for the bars of a contract. */
export interface Scale {
  readonly from: string;
  readonly to: string;
}

/** Returns a scale from the first day on rent to the last end or today. Open-ended lines add some space at the end. */
export function scaleOf(lines: readonly ContractDetailLine[], now: string): Scale {
  const ends = lines.map(endOfRent);
  const instants = [...lines.map(({ onRentAt }) => onRentAt), ...ends, now].flatMap((at) => (at ? Date.parse(at) : []));
  const [from, to] = [Math.min(...instants), Math.max(...instants)];
  const room = ends.includes(null) ? (to - from) * 0.15 : 0;
  return { from: new Date(from).toISOString(), to: new Date(to + room).toISOString() };
}

/** Returns the position of an instant on a scale, from 0 to 1. */
export function shareOf(instant: string, { from, to }: Scale): number {
  const length = Math.max(1, Date.parse(to) - Date.parse(from));
  return Math.min(1, Math.max(0, (Date.parse(instant) - Date.parse(from)) / length));
}

/** Returns the past, remaining and overdue parts of a line's period, as shares of a scale. */
export function stretchesOf(line: ContractDetailLine, scale: Scale, now: string) {
  const end = endOfRent(line);
  const start = shareOf(line.onRentAt, scale);
  const last = end === null ? 1 : Math.max(start, shareOf(end, scale));
  const today = shareOf(now, scale);
  const passed = Math.min(last, Math.max(start, today));
  return {
    passed: { start, width: passed - start },
    ahead: { start: passed, width: last - passed },
    late: { start: last, width: isLineOverdue(line) ? Math.max(0, today - last) : 0 },
  };
}

/** Returns the first day of each month on a scale, as instants at midnight UTC. */
export function monthsOf({ from, to }: Scale): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const months = Array.from({ length: 60 }, (_, index) => new Date(Date.UTC(year, month + index, 1)).toISOString());
  return months.filter((start) => start < to);
}

export type Happening = 'starts' | 'ends' | 'onRent' | 'overdue' | 'offHireRequested' | 'offHired' | 'returned';

/** An event that one or more lines share at one instant. */
export interface Moment {
  readonly what: Happening;
  readonly at: string;
  readonly lines: readonly ContractDetailLine[];
}

function* happeningsOf(line: ContractDetailLine): Generator<readonly [Happening, string | null]> {
  const { status, onRentAt, expectedOffRentAt, offRentAt, returnedAt } = line;
  if (status === 'cancelled') return;
  yield [status === 'planned' ? 'starts' : 'onRent', onRentAt];
  if (isLineOverdue(line)) yield ['overdue', expectedOffRentAt];
  else if (status === 'onRent' || status === 'planned') yield ['ends', expectedOffRentAt];
  if (status === 'offHireRequested') yield ['offHireRequested', offRentAt];
  if (status === 'offHired' || status === 'returned' || status === 'closed') yield ['offHired', offRentAt];
  if (status === 'returned' || status === 'closed') yield ['returned', returnedAt];
}

/** Returns the upcoming events of a contract, soonest first, and its past events, latest first. */
export function momentsOf(lines: readonly ContractDetailLine[], now: string): { next: Moment[]; soFar: Moment[] } {
  const all = lines.flatMap((line) =>
    [...happeningsOf(line)].flatMap(([what, at]) => (at === null ? [] : [{ what, at, line }])),
  );
  const moments = [...Map.groupBy(all, ({ what, at }) => `${what} ${at}`).values()].flatMap((group): Moment[] => {
    const [first] = group;
    return first ? [{ what: first.what, at: first.at, lines: group.map(({ line }) => line) }] : [];
  });
  const isNext = ({ what, at }: Moment) => what === 'starts' || what === 'ends' || at > now;
  const byTime = moments.toSorted((a, b) => a.at.localeCompare(b.at));
  return { next: byTime.filter(isNext), soFar: byTime.filter((moment) => !isNext(moment)).toReversed() };
}

export type Period = ContractDetailLine['periods'][number] & { readonly id: string; readonly line: ContractDetailLine };

/** Periods of one invoice, or all periods without an invoice. */
export interface Billing {
  readonly invoiceNumber: string | null;
  /** Null if the user has no access to the invoice. */
  readonly invoiceId: string | null;
  readonly from: string;
  readonly to: string;
  readonly periods: readonly Period[];
  /** Null if amounts are hidden or in several currencies. */
  readonly total: Money | null;
}

const DIGITS = 4;
/** Adds up amounts as integers, so that the sum is exact. */
function totalOf(amounts: readonly Money[]): Money | null {
  const [first] = amounts;
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return null;
  const whole = ({ amount }: Money) => {
    const [units = '0', fraction = ''] = amount.split('.');
    return BigInt(units + fraction.padEnd(DIGITS, '0'));
  };
  const sum = amounts.reduce((total, amount) => total + whole(amount), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(DIGITS + 1, '0');
  const amount = `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`.replace(/0{1,2}$/, '');
  return { amount: sum < 0n ? `-${amount}` : amount, currency: first.currency };
}

/** Groups the billing periods of a contract by invoice: periods without one first, then the latest invoice. */
export function billingsOf(lines: readonly ContractDetailLine[]): Billing[] {
  const periods = lines.flatMap((line) =>
    line.periods.map((one): Period => ({ ...one, line, id: `${line.id} ${one.kind} ${one.from}` })),
  );
  const billings = [...Map.groupBy(periods, ({ invoiceNumber }) => invoiceNumber)].map(
    ([invoiceNumber, own]): Billing => ({
      invoiceNumber,
      invoiceId: own[0]?.invoiceId ?? null,
      from: own.map(({ from }) => from).toSorted()[0] ?? '',
      to:
        own
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? '',
      periods: own,
      total: totalOf(own.flatMap(({ amount }) => (amount === null ? [] : [amount]))),
    }),
  );
  const rank = ({ invoiceNumber }: Billing) => (invoiceNumber === null ? 0 : 1);
  return billings.toSorted((a, b) => rank(a) - rank(b) || b.to.localeCompare(a.to));
}
