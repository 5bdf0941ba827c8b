import { endOfRent, isLineOverdue, lineState, localDateIn, type Planning, type PlanningLine } from '@hireyard/contract';
import {
  addDays,
  type PlanningBar,
  type PlanningGroup,
  type PlanningRow,
  type PlanningRows,
  type PlanningWindow,
} from '@hireyard/ui/rental/PlanningTimeline';

type Rented = Omit<PlanningLine, 'projectId'>;

/** Texts of the planning in the user's language. Dates are local dates. */
export interface PlanningWords {
  readonly machine: (line: Rented) => string;
  readonly codes: (line: Rented) => string;
  readonly status: (line: Rented) => string;
  readonly range: (from: string, to: string | null) => string;
  readonly until: (to: string) => string;
  readonly openSince: (from: string) => string;
  readonly pickupAsked: (to: string) => string;
  readonly offHired: (number: string | null, to: string) => string;
  readonly overdue: (days: number) => string;
  readonly lines: (count: number) => string;
  readonly noProject: string;
}

interface Stretch {
  readonly from: string;
  readonly to: string | null;
}

const stretchOf = (line: Rented): Stretch => {
  const end = endOfRent(line);
  return { from: localDateIn(line.onRentAt, line.depot.timeZone), to: end && localDateIn(end, line.depot.timeZone) };
};

function barText(line: Rented, { from, to }: Stretch, window: PlanningWindow, words: PlanningWords): string {
  if (to === null) return words.openSince(from);
  if (line.status === 'offHireRequested') return words.pickupAsked(to);
  if (line.status === 'offHired') return words.offHired(line.offHireNumber, to);
  return from < window.from ? words.until(to) : words.range(from, to);
}

/** Returns the bars of a line: its period and, if it is overdue, the days from its end to today. */
export function barsOf(line: Rented, window: PlanningWindow, words: PlanningWords): PlanningBar[] {
  const stretch = stretchOf(line);
  const href = `/order/contracts/${line.contractId}`;
  const label = [
    words.machine(line),
    words.codes(line),
    words.status(line),
    words.range(stretch.from, stretch.to),
  ].join(', ');
  const overdue = isLineOverdue(line) && stretch.to !== null;
  const period: PlanningBar = {
    ...stretch,
    id: line.id,
    status: overdue ? 'onRent' : lineState(line),
    text: barText(line, stretch, window, words),
    label,
    href,
  };
  if (!overdue || stretch.to === null) return [period];
  const late: PlanningBar = {
    id: `${line.id}-overdue`,
    from: addDays(stretch.to, 1),
    to: addDays(stretch.to, line.overdueDays),
    status: 'overdue',
    text: words.overdue(line.overdueDays),
    label,
    href,
  };
  return [period, late];
}

/** Returns the row of a contract line. */
export const rowOf = (line: PlanningLine, window: PlanningWindow, words: PlanningWords): PlanningRow => ({
  id: line.id,
  title: words.machine(line),
  subtitle: words.codes(line),
  href: `/order/contracts/${line.contractId}`,
  bars: barsOf(line, window, words),
});

/** Rows per request. */
export const PAGE_SIZE = 100;

type Groups = Planning['groups'];

/** Lines of a page, or `failed` if the request failed. */
export interface LoadedPage {
  readonly page: number;
  readonly lines: readonly PlanningLine[] | 'failed';
}

const NO_PROJECT = 'none';
const idOf = ({ project }: Groups[number]) => project?.id ?? NO_PROJECT;

/** Returns the page numbers of some rows. The pages are numbered across all groups. */
export function pagesOf(groups: Groups, rows: readonly PlanningRows[]): number[] {
  const starts = new Map<string, number>();
  let start = 0;
  for (const group of groups) {
    starts.set(idOf(group), start);
    start += group.lineCount;
  }
  const pages = new Set<number>();
  for (const { groupId, first, last } of rows) {
    const from = starts.get(groupId);
    if (from === undefined) continue;
    const lastPage = Math.floor((from + last) / PAGE_SIZE);
    for (let page = Math.floor((from + first) / PAGE_SIZE); page <= lastPage; page += 1) pages.add(page);
  }
  return [...pages];
}

interface GroupsResult {
  readonly groups: readonly PlanningGroup[];
  readonly isOutdated: boolean;
}

/**
 * Returns a function that builds the groups, with a row for each loaded line. A line of another project is not shown
 * and sets `isOutdated`: the data changed between two requests. Repeated calls rebuild only groups with changed pages,
 * since a page covers few of many projects.
 */
export function groupsMaker(
  groups: Groups,
  toRow: (line: PlanningLine) => PlanningRow,
  words: Pick<PlanningWords, 'lines' | 'noProject'>,
): (pages: readonly LoadedPage[]) => GroupsResult {
  let start = 0;
  const makers = groups.map((group) => {
    const { project, lineCount } = group;
    const from = start;
    start += lineCount;
    const firstPage = Math.floor(from / PAGE_SIZE);
    const pageCount = Math.ceil(start / PAGE_SIZE) - firstPage;
    const make = (pages: readonly (LoadedPage['lines'] | undefined)[]) => {
      let isOutdated = false;
      const rowAt = (index: number): PlanningGroup['rows'][number] => {
        const lines = pages[Math.floor(index / PAGE_SIZE) - firstPage];
        if (lines === undefined || lines === 'failed') return lines ?? 'loading';
        const line = lines[index % PAGE_SIZE];
        if (line?.projectId === (project?.id ?? null)) return () => toRow(line);
        isOutdated = true;
        return 'loading';
      };
      const planningGroup: PlanningGroup = {
        id: idOf(group),
        title: project?.name ?? words.noProject,
        subtitle: words.lines(lineCount),
        rows: Array.from({ length: lineCount }, (_, row) => rowAt(from + row)),
      };
      return { planningGroup, isOutdated, pages };
    };
    let former = make([]);
    return (pageOf: ReadonlyMap<number, LoadedPage['lines']>) => {
      const pages = Array.from({ length: pageCount }, (_, at) => pageOf.get(firstPage + at));
      if (pages.some((lines, at) => lines !== former.pages[at])) former = make(pages);
      return former;
    };
  });
  return (pages) => {
    const pageOf = new Map(pages.map(({ page, lines }) => [page, lines]));
    const all = makers.map((makeGroup) => makeGroup(pageOf));
    return {
      groups: all.map(({ planningGroup }) => planningGroup),
      isOutdated: all.some(({ isOutdated }) => isOutdated),
    };
  };
}
