import {
  addDays,
  type CallOffRules,
  extensionIssue,
  firstEndOf,
  localDateIn,
  type RentedMachine,
  workdayFrom,
  workdayUpTo,
} from '@hireyard/contract';

export interface ExtensionEnd {
  readonly id: 'week' | 'month' | 'project';
  readonly day: string;
}

const endOfMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** Returns the usual new ends that all machines may have: a week longer, the end of the month and of the project. */
export function extensionEnds(
  lines: readonly RentedMachine[],
  rulesOf: (line: RentedMachine) => CallOffRules,
): ExtensionEnd[] {
  const [first] = lines;
  if (!first) return [];
  const rules = rulesOf(first);
  const ends = lines.flatMap(({ expectedOffRentAt, depot }) =>
    expectedOffRentAt === null ? [] : localDateIn(expectedOffRentAt, depot.timeZone),
  );
  const firstDays = lines.map((line) => firstEndOf(line, rulesOf(line))).toSorted();
  const last = [...ends, rules.today].toSorted().at(-1) ?? rules.today;
  const next = firstDays.at(-1) ?? last;
  const projects = lines.map(({ projectTo }) => projectTo);
  const project = projects.every((day) => day === projects[0]) ? projects[0] : null;
  const possible: ExtensionEnd[] = [
    { id: 'week', day: workdayFrom(addDays(last, 7), rules) },
    { id: 'month', day: workdayUpTo(endOfMonth(next), rules) },
    ...(project ? [{ id: 'project' as const, day: workdayUpTo(project, rules) }] : []),
  ];
  return possible
    .filter(({ day }) => lines.every((line) => extensionIssue(line, day, rulesOf(line)) === null))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
