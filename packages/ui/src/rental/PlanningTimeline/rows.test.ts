import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type CellPosition,
  gridMove,
  lastColumn,
  type PlanningGroup,
  type PlanningRow,
  type TimelineLines,
  timelineLines,
} from './rows.ts';

const bar = (id: string) =>
  ({ id, status: 'onRent', from: '2026-11-03', to: null, text: id, label: id, href: `/${id}` }) as const;
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
const november = { from: '2026-11-02', to: '2026-11-29' };
const all = timelineLines(groups, []);
const press = (lines: TimelineLines, at: CellPosition, key: string, { ctrlKey = false, rtl = false } = {}) =>
  gridMove(lines, november, at, { key, ctrlKey, rtl });
const focus = (line: number, column: number) => ({ kind: 'focus', position: { line, column } });

const indexes = (lines: TimelineLines) => Array.from({ length: lines.count }, (_, index) => index);

describe('the lines of the planning', () => {
  it('[UI-03] show groups with their rows, and hide those of collapsed groups', () => {
    const names = (lines: TimelineLines) =>
      indexes(lines).map((index) => {
        const line = lines.at(index);
        return line?.kind === 'row' ? (line.row as PlanningRow).id : line?.group.id;
      });
    expect(names(all)).toEqual(['zuidas', 'lift', 'boom', 'kade', 'gen']);
    expect(names(timelineLines(groups, ['zuidas']))).toEqual(['zuidas', 'kade', 'gen']);
    expect(all.at(2)).toMatchObject({ posInSet: 2, setSize: 2 });
    expect([all.at(-1), all.at(5)]).toEqual([undefined, undefined]);
  });

  it('[UI-03] have a row that a function makes, made when it is asked for', () => {
    const gen: PlanningRow = { id: 'gen', title: 'Generator', href: '/gen', bars: [] };
    const make = vi.fn(() => gen);
    const lines = timelineLines([{ id: 'kade', title: 'Kade Noord', rows: [make, make] }], []);
    expect(lines.at(0)).toMatchObject({ kind: 'group' });
    expect(lines.at(1)?.kind).toBe('row');
    expect(make).not.toHaveBeenCalled();
    const line = lines.at(2);
    expect(line).toMatchObject({ kind: 'row', posInSet: 2, setSize: 2 });
    expect(lines.loading(1, 2)).toEqual([]);
    expect(line?.kind === 'row' && line.row).toBe(gen);
    expect(make).toHaveBeenCalled();
  });

  it('[UI-03] are the groups and rows one after another, whatever they are', () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(sizes, (given) => {
        const made = given.map(([size], number) => ({
          id: `g${number}`,
          title: '',
          rows: Array.from({ length: size }, (_, row) => ({ id: `${number}.${row}`, title: '', href: '', bars: [] })),
        }));
        const collapsed = made.filter((_, number) => given[number]?.[1]).map(({ id }) => id);
        const expected = made.flatMap((group) => [
          group.id,
          ...(collapsed.includes(group.id) ? [] : group.rows.map(({ id }) => id)),
        ]);
        const lines = timelineLines(made, collapsed);
        const found = indexes(lines).map((index) => {
          const line = lines.at(index);
          if (line?.kind !== 'row') return line?.group.id;
          expect(lines.at(lines.headOf(index))).toMatchObject({ kind: 'group', group: line.group });
          return (line.row as PlanningRow).id;
        });
        expect(found).toEqual(expected);
      }),
    );
  });

  it('[UI-03] say which rows in sight are on their way, and none of a collapsed group', () => {
    const there = groups[0]?.rows[0] as PlanningRow;
    const sparse: PlanningGroup[] = [
      { id: 'a', title: '', rows: ['loading', there, 'loading', 'loading', 'failed', 'loading'] },
      { id: 'b', title: '', rows: ['loading', 'loading'] },
      { id: 'c', title: '', rows: ['loading', there] },
    ];
    expect(timelineLines(sparse, ['b']).loading(-20, 100)).toEqual([
      { groupId: 'a', first: 0, last: 0 },
      { groupId: 'a', first: 2, last: 3 },
      { groupId: 'a', first: 5, last: 5 },
      { groupId: 'c', first: 0, last: 0 },
    ]);
    expect(timelineLines(sparse, ['b']).loading(4, 6)).toEqual([
      { groupId: 'a', first: 3, last: 3 },
      { groupId: 'a', first: 5, last: 5 },
    ]);
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
          expect(all.at(at.line)).toBeDefined();
          expect(at.column).toBeLessThanOrEqual(lastColumn(all.at(at.line), november));
        }
      }),
    );
  });
});
