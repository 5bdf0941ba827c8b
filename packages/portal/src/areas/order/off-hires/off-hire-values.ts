import {
  type CallOffRules,
  type IssueAt,
  type OffHireEdit,
  offHireIssues,
  piecesOnRent,
  type RentedLine,
  type Schema,
} from '@hireyard/contract';
import { OffHireEdit as schema } from '@hireyard/contract/schemas';
import { instantOf } from './local-instant.ts';

/** What the form holds: the time by the clock of the depot, and whether it counts. */
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

interface Checked {
  readonly lines: readonly (RentedLine & { readonly id: string })[];
  readonly rules: CallOffRules;
  /** When the button was pressed: the seconds for undoing it are not paid for. */
  readonly pressedAt: () => string;
}

/** The schema of the form: makes the body of it, and holds that against the rules that the server has too (DOM-13). */
export const offHireSchema = ({ lines, rules, pressedAt }: Checked): Pick<Schema, 'safeParse'> => ({
  safeParse: ((given: OffHireValues) => {
    const { stops, ...values } = given;
    const now = pressedAt();
    const body = {
      ...values,
      offRentAt: stops === 'now' ? now : instantOf(values.offRentAt, rules.timeZone),
      window: values.transport === 'collect' ? values.window : null,
    };
    const result = schema.safeParse(body);
    if (!result.success) return result;
    const lineOf = (id: string) => lines.find((line) => line.id === id) as RentedLine;
    const issues = offHireIssues(result.data, lineOf, rules, now);
    return issues.length === 0 ? result : { success: false, error: { issues: issues.map(asFound) } };
  }) as unknown as Schema['safeParse'],
});

const asFound = ({ path, code, params }: IssueAt) => ({ code: 'custom', path, params: { code, ...params } });
