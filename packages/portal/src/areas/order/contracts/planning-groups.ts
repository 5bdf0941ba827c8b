import type { getPlanning, PlanningLine, ResponseOf } from '@hireyard/contract';
import {
  addDays,
  type PlanningBar,
  type PlanningGroup,
  type PlanningWindow,
} from '@hireyard/ui/components/PlanningTimeline';
import { localDateOf } from '../../../i18n/format.ts';
import { endOf, isOverdue, statusOf } from '../../../rental/line.ts';

/** Words of the planning in the user's language; dates are local dates. */
export interface PlanningWords {
  readonly machine: (line: PlanningLine) => string;
  readonly codes: (line: PlanningLine) => string;
  readonly status: (line: PlanningLine) => string;
  readonly range: (from: string, till: string | null) => string;
  readonly since: (from: string) => string;
  readonly openSince: (from: string) => string;
  readonly pickupAsked: (till: string) => string;
  readonly offHired: (number: string | null, till: string) => string;
  readonly overdue: (days: number) => string;
  readonly lines: (count: number) => string;
  readonly noProject: string;
}

type Group = ResponseOf<typeof getPlanning>['groups'][number];

interface Stretch {
  readonly from: string;
  readonly till: string | null;
}

const stretchOf = (line: PlanningLine): Stretch => {
  const end = endOf(line);
  return { from: localDateOf(line.onRentAt, line.depot.timeZone), till: end && localDateOf(end, line.depot.timeZone) };
};

function barText(line: PlanningLine, { from, till }: Stretch, window: PlanningWindow, words: PlanningWords): string {
  if (till === null) return words.openSince(from);
  if (line.status === 'offHireRequested') return words.pickupAsked(till);
  if (line.status === 'offHired') return words.offHired(line.offHireNumber, till);
  return from < window.from ? words.since(from) : words.range(from, till);
}

/** The bars of a line: its period, and where it is overdue the days since, up to today. */
export function barsOf(line: PlanningLine, window: PlanningWindow, words: PlanningWords): PlanningBar[] {
  const stretch = stretchOf(line);
  const href = `/order/contracts/${line.contractId}`;
  const label = [
    words.machine(line),
    words.codes(line),
    words.status(line),
    words.range(stretch.from, stretch.till),
  ].join(', ');
  const overdue = isOverdue(line) && stretch.till !== null;
  const period: PlanningBar = {
    ...stretch,
    id: line.id,
    status: overdue ? 'onRent' : statusOf(line),
    text: barText(line, stretch, window, words),
    label,
    href,
  };
  if (!overdue || stretch.till === null) return [period];
  const late: PlanningBar = {
    id: `${line.id}-overdue`,
    from: addDays(stretch.till, 1),
    till: addDays(stretch.till, line.overdueDays),
    status: 'overdue',
    text: words.overdue(line.overdueDays),
    label,
    href,
  };
  return [period, late];
}

/** The answer of the API as groups of rows, a project each; a row is one contract line. */
export const groupsOf = (groups: readonly Group[], window: PlanningWindow, words: PlanningWords): PlanningGroup[] =>
  groups.map(({ project, lines }) => ({
    id: project?.id ?? 'none',
    title: project?.name ?? words.noProject,
    subtitle: words.lines(lines.length),
    rows: lines.map((line) => ({
      id: line.id,
      title: words.machine(line),
      subtitle: words.codes(line),
      href: `/order/contracts/${line.contractId}`,
      bars: barsOf(line, window, words),
    })),
  }));
