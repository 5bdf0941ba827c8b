import type { ReactNode } from 'react';
import type { PlanningItemProps } from '../PlanningItem/PlanningItem.tsx';
import type { ContractLineStatus } from '../status.ts';
import { type PlanningWindow, place, type Stretch } from './model.ts';

/** Bar of a rental period, or of a part that has a state of its own (overdue days). */
export interface PlanningBar extends Stretch {
  readonly id: string;
  readonly status: ContractLineStatus;
  /** Short text in the bar. */
  readonly text: string;
  /** Full sentence for screen readers and the tooltip: machine, period, state. */
  readonly label: string;
  /** URL that Enter and a click open. */
  readonly href: string;
  /** Additional props of the item: handlers, styles. */
  readonly itemProps?: Partial<PlanningItemProps> | undefined;
}

/** Props that make a control a cell reachable by arrow keys. */
export interface PlanningCell {
  readonly tabIndex: number;
  readonly 'data-cell': string;
}

export interface PlanningRow {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** URL that the name links to. */
  readonly href: string;
  readonly bars: readonly PlanningBar[];
  /** Control beside the name, such as the button of a menu. Spread `cell` on it. */
  readonly actions?: ((cell: PlanningCell) => ReactNode) | undefined;
}

/** Placeholder for a row that is loading or failed. */
export type PlanningGap = 'loading' | 'failed';

export interface PlanningGroup {
  readonly id: string;
  readonly title: string;
  /** Number of rows as text: "4 machines". */
  readonly subtitle?: string | undefined;
  /**
   * All rows of the group, so that the timeline knows its height. `'loading'` for a row that is not loaded yet. A
   * function creates its row when it becomes visible, and always returns the same one.
   */
  readonly rows: readonly (PlanningRow | PlanningGap | (() => PlanningRow))[];
}

/** Range of rows in a group, both ends inclusive. */
export interface PlanningRows {
  readonly groupId: string;
  readonly first: number;
  readonly last: number;
}

interface TimelineRow {
  readonly kind: 'row';
  readonly group: PlanningGroup;
  /** Created when it is read. */
  readonly row: PlanningRow | PlanningGap;
  readonly posInSet: number;
  readonly setSize: number;
}

/** Line of the timeline, with the numbers that a tree grid exposes to screen readers. */
export type TimelineLine =
  | TimelineRow
  | {
      readonly kind: 'group';
      readonly group: PlanningGroup;
      readonly expanded: boolean;
      readonly posInSet: number;
      readonly setSize: number;
    };

/** Groups and the rows of the expanded ones, in order. Lines are created on access. */
export interface TimelineLines {
  readonly count: number;
  readonly at: (index: number) => TimelineLine | undefined;
  /** Index of the head of a line's group. */
  readonly headOf: (index: number) => number;
  /** Rows among these lines that are loading. */
  readonly loading: (first: number, last: number) => PlanningRows[];
  /** Changes only if the height of a line changes. */
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
  /** Group of a line: the last group whose head is not below it. */
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
    const entry = group.rows[place];
    if (place < 0 || entry === undefined) {
      const expanded = !closed.has(group.id);
      return { kind: 'group', group, expanded, posInSet: number + 1, setSize: groups.length };
    }
    return {
      kind: 'row',
      group,
      get row() {
        return typeof entry === 'function' ? entry() : entry;
      },
      posInSet: place + 1,
      setSize: group.rows.length,
    };
  };
  const loading = (first: number, last: number) => {
    const ranges: { -readonly [Key in keyof PlanningRows]: PlanningRows[Key] }[] = [];
    for (let index = Math.max(0, first); index <= Math.min(last, count - 1); index += 1) {
      const line = at(index);
      if (line?.kind !== 'row' || line.row !== 'loading') continue;
      const place = line.posInSet - 1;
      const before = ranges.at(-1);
      if (before?.groupId === line.group.id && before.last === place - 1) before.last = place;
      else ranges.push({ groupId: line.group.id, first: place, last: place });
    }
    return ranges;
  };
  return { count, at, headOf: (index) => heads[groupAt(index)] ?? 0, loading, shape: heads.join() };
}

/** Bars of a row within the window. Arrow keys skip invisible bars. */
export const barsIn = ({ bars }: PlanningRow, window: PlanningWindow): readonly PlanningBar[] =>
  bars.filter((bar) => place(bar, window) !== null);

/** Column of a row's first bar. The machine is column 0, its actions (if any) column 1. */
export const barsFrom = ({ actions }: PlanningRow): number => (actions ? 2 : 1);

/** Cell that has focus. Column 0 is the machine, followed by its actions (if any) and its bars. */
export interface CellPosition {
  readonly line: number;
  readonly column: number;
}

/** Last column of a line. A placeholder has only its first. */
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
 * Returns the effect of a key in the tree grid (WAI-ARIA treegrid pattern). Up and down move between rows, left and
 * right between the machine and its bars. On a group, left collapses and right expands. `rtl` swaps left and right.
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
