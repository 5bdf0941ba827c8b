import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CellPosition, gridMove, type PlanningGroup, timelineLines } from './rows.ts';

const bar = (id: string) =>
  ({ id, status: 'onRent', from: '2026-11-03', till: null, text: id, label: id, href: `/${id}` }) as const;
const groups: PlanningGroup[] = [
  {
    id: 'zuidas',
    title: 'Zuidas Tower C',
    rows: [
      { id: 'lift', title: 'Lift', href: '/lift', bars: [bar('a'), bar('b')] },
      { id: 'boom', title: 'Boom', href: '/boom', bars: [] },
    ],
  },
  { id: 'kade', title: 'Kade Noord', rows: [{ id: 'gen', title: 'Generator', href: '/gen', bars: [bar('c')] }] },
];
const all = timelineLines(groups, []);
const press = (lines: typeof all, at: CellPosition, key: string, { ctrlKey = false, rtl = false } = {}) =>
  gridMove(lines, at, { key, ctrlKey, rtl });
const focus = (line: number, column: number) => ({ kind: 'focus', position: { line, column } });

describe('the lines of the planning', () => {
  it('[UI-03] show groups with their rows, and hide those of collapsed groups', () => {
    const names = (lines: typeof all) => lines.map((line) => (line.kind === 'group' ? line.group.id : line.row.id));
    expect(names(all)).toEqual(['zuidas', 'lift', 'boom', 'kade', 'gen']);
    expect(names(timelineLines(groups, ['zuidas']))).toEqual(['zuidas', 'kade', 'gen']);
    expect(all[2]).toMatchObject({ posInSet: 2, setSize: 2 });
  });
});

describe('arrow keys in the planning', () => {
  it('[UI-03] up and down go between rows and stay on a cell that is there', () => {
    expect(press(all, { line: 1, column: 2 }, 'ArrowDown')).toEqual(focus(2, 0));
    expect(press(all, { line: 4, column: 1 }, 'ArrowDown')).toEqual(focus(4, 1));
    expect(press(all, { line: 0, column: 0 }, 'ArrowUp')).toEqual(focus(0, 0));
    expect(press(all, { line: 0, column: 0 }, 'End', { ctrlKey: true })).toEqual(focus(4, 0));
  });

  it('[UI-03] right goes through the bars, left back to the machine and on to its group', () => {
    expect(press(all, { line: 1, column: 0 }, 'ArrowRight')).toEqual(focus(1, 1));
    expect(press(all, { line: 1, column: 2 }, 'ArrowRight')).toBeNull();
    expect(press(all, { line: 1, column: 0 }, 'ArrowLeft')).toEqual(focus(0, 0));
    expect(press(all, { line: 1, column: 0 }, 'End')).toEqual(focus(1, 2));
  });

  it('[UI-03] left collapses a group, right expands it, then enters it', () => {
    const collapsed = timelineLines(groups, ['zuidas']);
    expect(press(all, { line: 0, column: 0 }, 'ArrowLeft')).toEqual({ kind: 'collapse', groupId: 'zuidas' });
    expect(press(collapsed, { line: 0, column: 0 }, 'ArrowRight')).toEqual({ kind: 'expand', groupId: 'zuidas' });
    expect(press(collapsed, { line: 0, column: 0 }, 'ArrowLeft')).toBeNull();
    expect(press(all, { line: 0, column: 0 }, 'ArrowRight')).toEqual(focus(1, 0));
  });

  it('[UI-03] left and right are turned round where text runs from the right', () => {
    expect(press(all, { line: 1, column: 0 }, 'ArrowLeft', { rtl: true })).toEqual(focus(1, 1));
  });

  it('[UI-03] never move to a cell that does not exist', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 40 }), (presses) => {
        let at: CellPosition = { line: 0, column: 0 };
        for (const [key, ctrlKey] of presses) {
          const move = press(all, at, key, { ctrlKey });
          if (move?.kind !== 'focus') continue;
          at = move.position;
          const line = all[at.line];
          expect(line).toBeDefined();
          expect(at.column).toBeLessThanOrEqual(line?.kind === 'row' ? line.row.bars.length : 0);
        }
      }),
    );
  });
});
