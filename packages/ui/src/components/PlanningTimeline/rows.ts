import type { ContractLineStatus } from '../../rental/status.ts';
import type { Stretch } from './model.ts';

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
}

export interface PlanningRow {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  /** Where its name leads. */
  readonly href: string;
  readonly bars: readonly PlanningBar[];
}

export interface PlanningGroup {
  readonly id: string;
  readonly title: string;
  /** How much is in it: "4 machines". */
  readonly subtitle?: string;
  readonly rows: readonly PlanningRow[];
}

/** One line of the timeline, with the numbers that a tree grid gives to a screen reader. */
export type TimelineLine =
  | {
      readonly kind: 'group';
      readonly group: PlanningGroup;
      readonly expanded: boolean;
      readonly posInSet: number;
      readonly setSize: number;
    }
  | {
      readonly kind: 'row';
      readonly group: PlanningGroup;
      readonly row: PlanningRow;
      readonly posInSet: number;
      readonly setSize: number;
    };

/** Groups and the rows of those that are not collapsed, in order. */
export function timelineLines(groups: readonly PlanningGroup[], collapsed: readonly string[]): TimelineLine[] {
  return groups.flatMap((group, index): TimelineLine[] => {
    const expanded = !collapsed.includes(group.id);
    const head: TimelineLine = { kind: 'group', group, expanded, posInSet: index + 1, setSize: groups.length };
    if (!expanded) return [head];
    return [
      head,
      ...group.rows.map(
        (row, at): TimelineLine => ({ kind: 'row', group, row, posInSet: at + 1, setSize: group.rows.length }),
      ),
    ];
  });
}

/** The cell that has the focus: `column` 0 is the machine, 1 and up its bars. */
export interface CellPosition {
  readonly line: number;
  readonly column: number;
}

const lastColumn = (line: TimelineLine | undefined) => (line?.kind === 'row' ? line.row.bars.length : 0);

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

function horizontalMove(lines: readonly TimelineLine[], at: CellPosition, forward: boolean): GridMove | null {
  const line = lines[at.line];
  if (line === undefined) return null;
  const focus = (position: CellPosition): GridMove => ({ kind: 'focus', position });
  if (line.kind === 'group') {
    if (line.expanded === forward)
      return forward && line.group.rows.length > 0 ? focus({ line: at.line + 1, column: 0 }) : null;
    return { kind: forward ? 'expand' : 'collapse', groupId: line.group.id };
  }
  if (forward) return at.column < lastColumn(line) ? focus({ ...at, column: at.column + 1 }) : null;
  if (at.column > 0) return focus({ ...at, column: at.column - 1 });
  return focus({
    line: lines.findIndex((other) => other.kind === 'group' && other.group.id === line.group.id),
    column: 0,
  });
}

/**
 * What a key does in the tree grid (WAI-ARIA treegrid pattern): up and down between rows, left and right between
 * the machine and its bars, left on a group collapses it, right expands it. `rtl` turns left and right round.
 */
export function gridMove(
  lines: readonly TimelineLine[],
  at: CellPosition,
  key: { key: string; ctrlKey: boolean; rtl: boolean },
): GridMove | null {
  const last = lines.length - 1;
  const onLine = (line: number): GridMove => ({
    kind: 'focus',
    position: { line, column: Math.min(at.column, lastColumn(lines[line])) },
  });
  const vertical = verticalTarget(key.key, at.line, last);
  if (vertical !== null) return onLine(vertical);
  switch (key.key) {
    case 'Home':
      return key.ctrlKey ? onLine(0) : { kind: 'focus', position: { ...at, column: 0 } };
    case 'End':
      return key.ctrlKey ? onLine(last) : { kind: 'focus', position: { ...at, column: lastColumn(lines[at.line]) } };
    case 'ArrowRight':
    case 'ArrowLeft':
      return horizontalMove(lines, at, (key.key === 'ArrowRight') !== key.rtl);
    default:
      return null;
  }
}
