import {
  type CallOffRules,
  firstPickupOf,
  OFF_HIRE_GRACE_MINUTES,
  type OffHireEdit,
  offHireIssues,
  piecesOnRent,
  type RentedLine,
  type Schema,
} from '@hireyard/contract';
import { OffHireEdit as schema } from '@hireyard/contract/schemas';
import { schemaWithRules } from '../../../forms/schema-with-rules.ts';
import { instantOf, localOf } from './local-instant.ts';

/** Values of the form. `offRentAt` is a local time of the depot, used only if `stops` is `later`. */
export interface OffHireValues extends Omit<OffHireEdit, 'window'> {
  readonly stops: 'now' | 'later';
  readonly window: NonNullable<OffHireEdit['window']>;
}

export const lineValues = (line: RentedLine & { readonly id: string }): OffHireEdit['lines'][number] => ({
  lineId: line.id,
  quantity: piecesOnRent(line),
  meterHours: null,
  fuelPercent: null,
});

const HALF_HOUR_MS = 30 * 60_000;
/** Returns the next half hour in the local time of a zone. */
const nextHalfHour = (now: string, timeZone: string): string =>
  localOf(new Date(Math.ceil((Date.parse(now) + 1) / HALF_HOUR_MS) * HALF_HOUR_MS).toISOString(), timeZone);

interface FirstValues {
  readonly chosen: readonly (RentedLine & { readonly id: string })[];
  /** Last day on rent, suggested by the URL. */
  readonly day: string | null;
  readonly rules: CallOffRules;
  readonly now: string;
}

/** Returns the initial values of the form. */
export function firstValues({ chosen, day, rules, now }: FirstValues): OffHireValues {
  const next = nextHalfHour(now, rules.timeZone);
  const isLater = day !== null && day > rules.today;
  const offRentAt = isLater ? `${day}${next.slice(10)}` : next;
  const stopsAt = isLater ? instantOf(offRentAt, rules.timeZone) : null;
  return {
    lines: chosen.map(lineValues),
    stops: isLater ? 'later' : 'now',
    offRentAt,
    transport: 'collect',
    window: { date: firstPickupOf(stopsAt ?? now, rules), slot: 'morning' },
    place: null,
    keyPlace: null,
    siteContactId: null,
    attachmentIds: [],
  };
}

interface Checked {
  readonly lines: readonly (RentedLine & { readonly id: string })[];
  readonly rules: CallOffRules;
  readonly now: () => Date;
  /** Returns the time of the submit; null before it. Uploads that it waits for are not charged. */
  readonly pressedAt: () => Date | null;
}

/** Age up to which the server takes an end of rent, with a minute for the way there. */
const OLDEST_MS = (OFF_HIRE_GRACE_MINUTES - 1) * 60_000;

/** Builds the request body and checks it by the same rules as the server (DOM-13). */
export const offHireSchema = ({ lines, rules, now, pressedAt }: Checked): Pick<Schema, 'safeParse'> =>
  schemaWithRules<OffHireEdit, OffHireValues>(schema, {
    bodyOf: ({ stops, ...values }) => {
      const nowMs = now().getTime();
      const pressed = new Date(Math.max(pressedAt()?.getTime() ?? nowMs, nowMs - OLDEST_MS)).toISOString();
      return {
        ...values,
        lines: values.lines.filter(({ lineId }) => lines.some(({ id }) => id === lineId)),
        offRentAt: stops === 'now' ? pressed : instantOf(values.offRentAt, rules.timeZone),
        window: values.transport === 'collect' ? values.window : null,
      };
    },
    issuesOf: (body) => {
      const lineOf = (id: string) => lines.find((line) => line.id === id) as RentedLine;
      return offHireIssues(body, lineOf, rules, now().toISOString());
    },
  });
