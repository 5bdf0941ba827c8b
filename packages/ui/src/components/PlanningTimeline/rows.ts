import type { ReactNode } from 'react';
import type { ContractLineStatus } from '../../rental/status.ts';
import type { PlanningItemProps } from '../PlanningItem/PlanningItem.tsx';
import { type PlanningWindow, place, type Stretch } from './model.ts';

/** One bar: a rental period, or a part of it that has its own state (overdue days). */
export interface PlanningBar extends Stretch {
  readonly id: string;
  readonly status: ContractLineStatus;
  /** Short words inside the bar. */
  readonly text: string;
  /** The whole sentence for screen readers and the tooltip: machine, period, state. */
  readonly label: string;
  /** Where Enter and a click lead. */
  readonly href: string;
  /** What its item gets beside that: handlers, styles. */
  readonly itemProps?: Partial<PlanningItemProps>;
}

/** What makes a control one of the cells that the arrow keys reach. */
export interface PlanningCell {
  readonly tabIndex: number;
  readonly 'data-cell': string;
}

export interface PlanningRow {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  /** Where its name leads. */
  readonly href: string;
  readonly bars: readonly PlanningBar[];
  /** One control beside its name, such as the button of a menu; `cell` is spread on it. */
  readonly actions?: (cell: PlanningCell) => ReactNode;
}

/** Stands in for a row: it is on its way, or did not come. */
export type PlanningGap = 'loading' | 'failed';

export interface PlanningGroup {
  readonly id: string;
  readonly title: string;
  /** How much is in it: "4 machines". */
  readonly subtitle?: string;
  /**
   * All of its rows, so that the timeline has its height at once: `'loading'` where one is not there yet. A function makes
   * its row when it comes into sight, the same one each time.
   */
  readonly rows: readonly (PlanningRow | PlanningGap | (() => PlanningRow))[];
}

/** Rows of a group by their places in it, both ends included. */
export interface PlanningRows {
  readonly groupId: string;
  readonly first: number;
  readonly last: number;
}

interface TimelineRow {
  readonly kind: 'row';
  readonly group: PlanningGroup;
  /** Made when it is read. */
  readonly row: PlanningRow | PlanningGap;
  readonly posInSet: number;
  readonly setSize: number;
}

/** One line of the timeline, with the numbers that a tree grid gives to a screen reader. */
export type TimelineLine =
  | TimelineRow
  | {
      readonly kind: 'group';
      readonly group: PlanningGroup;
      readonly expanded: boolean;
      readonly posInSet: number;
      readonly setSize: number;
    };

/** Groups and the rows of those that are not collapsed, in order; each line is made when it is asked for. */
export interface TimelineLines {
  readonly count: number;
  readonly at: (index: number) => TimelineLine | undefined;
  /** Where the head of a line's group is. */
  readonly headOf: (index: number) => number;
  /** The rows among these lines that are on their way. */
  readonly loading: (first: number, last: number) => PlanningRows[];
  /** The same for as long as the same lines have the same height. */
  readonly shape: string;
}

export function timelineLines(groups: readonly PlanningGroup[], collapsed: readonly string[]): TimelineLines {
  const closed = new Set(collapsed);
  const heads: number[] = [];
  let count = 0;
  for (const { id, rows } of groups) {
    heads.push(count);
    count += closed.has(id) ? 1 : rows.length + 1;
  }
  /** The group that a line belongs to: the last one whose head is not below it. */
  const groupAt = (index: number) => {
    let [low, high] = [0, heads.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((heads[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const at = (index: number): TimelineLine | undefined => {
    if (index < 0 || index >= count) return undefined;
    const number = groupAt(index);
    const group = groups[number] as PlanningGroup;
    const place = index - (heads[number] ?? 0) - 1;
    const given = group.rows[place];
    if (place < 0 || given === undefined) {
      const expanded = !closed.has(group.id);
      return { kind: 'group', group, expanded, posInSet: number + 1, setSize: groups.length };
    }
    return {
      kind: 'row',
      group,
      get row() {
        return typeof given === 'function' ? given() : given;
      },
      posInSet: place + 1,
      setSize: group.rows.length,
    };
  };
  const loading = (first: number, last: number) => {
    const found: { -readonly [Key in keyof PlanningRows]: PlanningRows[Key] }[] = [];
    for (let index = Math.max(0, first); index <= Math.min(last, count - 1); index += 1) {
      const line = at(index);
      if (line?.kind !== 'row' || line.row !== 'loading') continue;
      const place = line.posInSet - 1;
      const before = found.at(-1);
      if (before?.groupId === line.group.id && before.last === place - 1) before.last = place;
      else found.push({ groupId: line.group.id, first: place, last: place });
    }
    return found;
  };
  return { count, at, headOf: (index) => heads[groupAt(index)] ?? 0, loading, shape: heads.join() };
}

/** The bars of a row that the window shows: the arrow keys go to nothing that cannot be seen. */
export const barsIn = ({ bars }: PlanningRow, window: PlanningWindow): readonly PlanningBar[] =>
  bars.filter((bar) => place(bar, window) !== null);

/** The column of a row's first bar: the machine has the first one, and its actions the next where it has some. */
export const barsFrom = ({ actions }: PlanningRow): number => (actions ? 2 : 1);

/** The cell that has the focus: `column` 0 is the machine, then come its actions, if any, and its bars. */
export interface CellPosition {
  readonly line: number;
  readonly column: number;
}

/** The last column of a line; a row that is not there has none but its first. */
export function lastColumn(line: TimelineLine | undefined, window: PlanningWindow): number {
  return line?.kind === 'row' && typeof line.row !== 'string'
    ? barsFrom(line.row) - 1 + barsIn(line.row, window).length
    : 0;
}

export type GridMove =
  | { readonly kind: 'focus'; readonly position: CellPosition }
  | { readonly kind: 'collapse' | 'expand'; readonly groupId: string };

const PAGE = 10;

function verticalTarget(key: string, line: number, last: number): number | null {
  if (key === 'ArrowUp') return Math.max(0, line - 1);
  if (key === 'ArrowDown') return Math.min(last, line + 1);
  if (key === 'PageUp') return Math.max(0, line - PAGE);
  if (key === 'PageDown') return Math.min(last, line + PAGE);
  return null;
}

const focus = (line: number, column: number): GridMove => ({ kind: 'focus', position: { line, column } });

function horizontalMove(lines: TimelineLines, at: CellPosition, last: number, forward: boolean): GridMove | null {
  const line = lines.at(at.line);
  if (line === undefined) return null;
  if (line.kind === 'group') {
    if (line.expanded === forward) return forward && line.group.rows.length > 0 ? focus(at.line + 1, 0) : null;
    return { kind: forward ? 'expand' : 'collapse', groupId: line.group.id };
  }
  if (forward) return at.column < last ? focus(at.line, at.column + 1) : null;
  return at.column > 0 ? focus(at.line, at.column - 1) : focus(lines.headOf(at.line), 0);
}

/**
 * What a key does in the tree grid (WAI-ARIA treegrid pattern): up and down between rows, left and right between
 * the machine and its bars, left on a group collapses it, right expands it. `rtl` turns left and right round.
 */
export function gridMove(
  lines: TimelineLines,
  window: PlanningWindow,
  at: CellPosition,
  key: { key: string; ctrlKey: boolean; rtl: boolean },
): GridMove | null {
  const lastOf = (line: number) => lastColumn(lines.at(line), window);
  const onLine = (line: number) => focus(line, Math.min(at.column, lastOf(line)));
  const last = lines.count - 1;
  const vertical = verticalTarget(key.key, at.line, last);
  if (vertical !== null) return onLine(vertical);
  switch (key.key) {
    case 'Home':
      return key.ctrlKey ? onLine(0) : focus(at.line, 0);
    case 'End':
      return key.ctrlKey ? onLine(last) : focus(at.line, lastOf(at.line));
    case 'ArrowRight':
    case 'ArrowLeft':
      return horizontalMove(lines, at, lastOf(at.line), (key.key === 'ArrowRight') !== key.rtl);
    default:
      return null;
  }
}
