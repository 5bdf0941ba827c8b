import type { LineAction, PlanningLine } from '@hireyard/contract';
import type { PlanningWindow } from '@hireyard/ui/components/PlanningTimeline';

/** What is done with a line on a page of its own; withdrawing is done on the page of the off-hire. */
export const PLANNED = ['extend', 'offHire'] as const satisfies readonly LineAction[];

const NEVER = '9999-12-31';

type Acting = Pick<PlanningLine, 'id' | 'actions'>;

/** The form that does it. */
// Not by `lineAddress`: its chunk, which pages of one resource share, would be loaded with the planning.
export const formFor = (action: (typeof PLANNED)[number], { id }: Acting): string =>
  `/order/${action === 'extend' ? 'extensions' : 'off-hires'}/add?line=${id}`;

/** The days to which the end of a bar can be dragged: earlier calls off, today at the earliest, later extends. */
export function endsOf(to: string, { actions }: Acting, today: string): PlanningWindow | null {
  const [mayExtend, mayCallOff] = [actions.includes('extend'), actions.includes('offHire') && to > today];
  if (!mayExtend && !mayCallOff) return null;
  return { from: mayCallOff ? today : to, to: mayExtend ? NEVER : to };
}

/** The form that such a drag leads to, with the line and the day filled in. */
export const formOf = (to: string, line: Acting, day: string): string =>
  `${formFor(day > to ? 'extend' : 'offHire', line)}&day=${day}`;
