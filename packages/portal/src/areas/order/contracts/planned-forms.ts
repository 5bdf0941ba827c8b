import type { LineAction, PlanningLine } from '@hireyard/contract';
import type { PlanningWindow } from '@hireyard/ui/rental/PlanningTimeline';

/** Actions on a line that have their own page. Withdrawing happens on the page of the off-hire. */
export const PLANNED = ['extend', 'offHire'] as const satisfies readonly LineAction[];

const NEVER = '9999-12-31';

type Acting = Pick<PlanningLine, 'id' | 'actions'>;

/** Returns the path of an action's form. Not built by `lineAddress`, because that would load its shared chunk too. */
export const formFor = (action: (typeof PLANNED)[number], { id }: Acting): string =>
  `/order/${action === 'extend' ? 'extensions' : 'off-hires'}/add?line=${id}`;

/** Returns the range of days for a dragged end. An earlier end calls off, from today on; a later end extends. */
export function endsOf(to: string, { actions }: Acting, today: string): PlanningWindow | null {
  const [mayExtend, mayCallOff] = [actions.includes('extend'), actions.includes('offHire') && to > today];
  if (!mayExtend && !mayCallOff) return null;
  return { from: mayCallOff ? today : to, to: mayExtend ? NEVER : to };
}

/** Returns the path of the form for a dragged end, with the line and the day filled in. */
export const formOf = (to: string, line: Acting, day: string): string =>
  `${formFor(day > to ? 'extend' : 'offHire', line)}&day=${day}`;
