import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { groups, manyGroups, november, today } from '../../stories/planning-samples.ts';
import { nl } from '../locales/nl.ts';
import { PlanningTimeline, type PlanningTimelineProps } from './PlanningTimeline.tsx';
import type { PlanningRow, PlanningRows } from './rows.ts';

const show = (own: Partial<PlanningTimelineProps> = {}, direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <UiProvider direction={direction}>
      <PlanningTimeline label="Planning" groups={groups} window={november} today={today} {...own} />
    </UiProvider>,
  );
/** Uses the test's clock, so that the scroll speed does not depend on the speed of the test. */
const scrollTo = (top: number) => {
  const scroll = createEvent.scroll(grid(), { target: { scrollTop: top } });
  Object.defineProperty(scroll, 'timeStamp', { value: Date.now() });
  fireEvent(grid(), scroll);
};
const grid = () => screen.getByRole('treegrid', { name: 'Planning' });
const bar = (name: string | RegExp) => within(grid()).getByRole('link', { name });

beforeEach(() => {
  // jsdom has no layout, so the timeline gets the height of a window.
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  return () => height.mockRestore();
});

describe('PlanningTimeline', () => {
  it('[UI-03] shows groups, machines and bars that say their period in words', () => {
    show();
    expect(grid()).toHaveAttribute('aria-rowcount', '9');
    expect(within(grid()).getByRole('button', { name: /Zuidas Tower C/ })).toHaveAttribute('aria-expanded', 'true');
    expect(bar('boom-late, Overdue 7 days')).toHaveAttribute('href', '#boom-late');
    expect(bar('cabin, open-ended, since 1 Oct')).toHaveAttribute('data-fading', 'true');
    expect(bar('boom, since 12 Oct')).toHaveAttribute('data-before', 'true');
  });

  it('[UI-04] names the months in the language of the locale, or in the one it is given', () => {
    const march = { from: '2026-03-02', to: '2026-03-08' };
    const inDutch = (language?: string) => (
      <UiProvider locale={nl}>
        <PlanningTimeline label="Planning" groups={groups} window={march} today={today} language={language} />
      </UiProvider>
    );
    const { rerender } = render(inDutch());
    expect(screen.getByText('mrt · week 10')).toBeInTheDocument();
    rerender(inDutch('fr-FR'));
    expect(screen.getByText('mars · week 10')).toBeInTheDocument();
  });

  it('[UI-03] places bars by whole days', () => {
    show();
    expect(bar('lift, 3 – 27 Nov')).toHaveStyle({ insetInlineStart: '3.571%', inlineSize: '89.286%' });
  });

  it('[UI-03] collapses and expands a group, by mouse and by keys', async () => {
    show();
    const head = within(grid()).getByRole('button', { name: /Zuidas Tower C/ });
    await userEvent.click(head);
    expect(screen.queryByRole('link', { name: 'Site cabin 6 m' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Generator 60 kVA' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Site cabin 6 m' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('link', { name: 'Site cabin 6 m' })).toBeNull();
  });

  it('[UI-03] leaves its groups to who holds them', async () => {
    const onCollapsedChange = vi.fn();
    const { rerender } = show({ collapsed: [], onCollapsedChange });
    const [first] = groups;
    await userEvent.click(within(grid()).getByRole('button', { name: /Zuidas Tower C/ }));
    expect(onCollapsedChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), [first?.id]);
    expect(screen.getByRole('link', { name: 'Site cabin 6 m' })).toBeVisible();
    rerender(
      <UiProvider>
        <PlanningTimeline
          label="Planning"
          groups={groups}
          window={november}
          today={today}
          collapsed={[first?.id ?? '']}
        />
      </UiProvider>,
    );
    expect(screen.queryByRole('link', { name: 'Site cabin 6 m' })).toBeNull();
  });

  it.each([
    ['comfortable', ['40px', '52px', '52px']],
    ['compact', ['36px', '40px', '40px']],
  ] as const)('[UI-04] has lines as high as the %s density says, one under the other', (density, heights) => {
    render(
      <UiProvider density={density}>
        <PlanningTimeline label="Planning" groups={groups} window={november} today={today} />
      </UiProvider>,
    );
    const lines = within(grid()).getAllByRole('row').slice(1, 4);
    expect(lines.map(({ style }) => style.blockSize)).toEqual(heights);
    const [group, row] = heights.map(Number.parseFloat) as [number, number];
    expect(lines.map(({ style }) => style.transform)).toEqual(
      [0, group, group + row].map((top) => `translateY(${top}px)`),
    );
  });

  it('[UI-03] is one stop of the Tab key; arrows go between rows and bars', async () => {
    show();
    await userEvent.tab();
    expect(within(grid()).getByRole('button', { name: /Zuidas Tower C/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(bar('boom-late, Overdue 7 days')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(bar('cabin, open-ended, since 1 Oct')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('link', { name: 'Site cabin 6 m' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('[UI-03] the arrows follow the direction of reading', async () => {
    show({}, 'rtl');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(bar('lift, 3 – 27 Nov')).toHaveFocus();
  });

  it('[UI-03] leaves bars out that the window does not show', () => {
    show({ window: { from: '2026-12-07', to: '2026-12-13' } });
    expect(screen.getByRole('link', { name: 'Generator 60 kVA' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /pick-up asked/ })).toBeNull();
    expect(screen.queryByText('Today')).toBeNull();
  });

  it('[UI-03] has 60 rows in the DOM at most for thousands of machines, and reaches the last one by key', async () => {
    show({ groups: manyGroups(40, 100) });
    expect(grid()).toHaveAttribute('aria-rowcount', String(40 * 101 + 1));
    expect(within(grid()).getAllByRole('row').length).toBeLessThanOrEqual(60);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(within(grid()).getAllByRole('row').length).toBeLessThanOrEqual(60);
    expect(screen.getByRole('link', { name: 'Machine 40.100' })).toHaveFocus();
  });

  it('[SH-04] asks for rows that are on their way where they are in sight, and for none of a collapsed group', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onLoadRows = vi.fn();
    const many = manyGroups(3, 100).map((group) => ({ ...group, rows: group.rows.map(() => 'loading' as const) }));
    const { unmount } = show({ groups: many, collapsed: ['p0', 'p2'], onLoadRows });
    const [[, asked]] = onLoadRows.mock.calls as [[null, PlanningRows[]]];
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ groupId: 'p1', first: 0 });
    expect(asked[0]?.last).toBeLessThan(60);
    const rowsThere = () => onLoadRows.mock.calls.length;

    // Rows passed during fast scrolling are not requested. Rows that stay visible are.
    scrollTo(50);
    const before = rowsThere();
    for (const top of [1500, 2500, 3500]) {
      scrollTo(top);
      await act(() => vi.advanceTimersByTimeAsync(60));
    }
    expect(rowsThere()).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(rowsThere()).toBeGreaterThan(before);
    const [, last] = onLoadRows.mock.lastCall as [null, PlanningRows[]];
    expect(last[0]?.groupId).toBe('p1');
    expect(last[0]?.first).toBeGreaterThan(30);
    unmount();
    vi.useRealTimers();
  });

  it.each([
    ['fast', 16],
    ['far in slow frames', 140],
  ])('[UI-03] draws no row that comes while one scrolls %s, and all when it slows down', async (how, frame) => {
    vi.useFakeTimers();
    const { unmount } = show({ groups: manyGroups(1, 500) });
    const lastName = () => screen.getAllByRole('link', { name: /^Machine/ }).at(-1)?.textContent;
    scrollTo(2000);
    const before = lastName();
    const step = how === 'fast' ? 80 : 160;
    for (const top of [1, 2, 3].map((times) => 2000 + times * step)) {
      await act(() => vi.advanceTimersByTimeAsync(frame));
      scrollTo(top);
    }
    expect(lastName()).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(lastName()).not.toBe(before);
    unmount();
    vi.useRealTimers();
  });

  it('[UI-03] counts rows that are not there, takes the focus over them, and hands it to the row that comes', async () => {
    const sparse = groups.map((group) => ({ ...group, rows: group.rows.map(() => 'loading' as const) }));
    const timeline = (shown: typeof groups | typeof sparse) => (
      <UiProvider>
        <PlanningTimeline label="Planning" groups={shown} window={november} today={today} />
      </UiProvider>
    );
    const { rerender } = render(timeline(sparse));
    expect(grid()).toHaveAttribute('aria-rowcount', '9');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('Loading');
    expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-busy', 'true');
    expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '4');
    rerender(timeline(groups));
    expect(screen.getByRole('link', { name: 'Telescopic boom lift 22 m' })).toHaveFocus();
  });

  it('[SH-04] a row that did not come can be asked for again', async () => {
    const onRetry = vi.fn();
    show({ groups: [{ id: 'a', title: 'A', rows: ['failed', 'failed'] }], onRetry });
    expect(screen.getAllByText('Not loaded')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(expect.anything(), { groupId: 'a', first: 1, last: 1 });
  });

  it('[UI-03] the arrow keys reach the control of a row between its name and its bars', async () => {
    const [first, ...others] = groups;
    const rows = first?.rows.map(
      (row) => ({ ...row, actions: (cell) => <button {...cell}>More</button> }) as PlanningRow,
    );
    show({ groups: [{ ...first, id: 'zuidas', title: 'Zuidas Tower C', rows: rows ?? [] }, ...others] });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(screen.getAllByRole('button', { name: 'More' })[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(bar('lift, 3 – 27 Nov')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(bar('boom-late, Overdue 7 days')).toHaveFocus();
  });

  it('[UI-03] gives a bar what its item gets beside', () => {
    const onPointerDown = vi.fn();
    const [group] = groups;
    const rows = group?.rows.map((row) => ({
      ...row,
      bars: row.bars.map((one) => ({ ...one, itemProps: { onPointerDown } })),
    }));
    show({ groups: [{ id: 'zuidas', title: 'Zuidas Tower C', rows: rows ?? [] }] });
    fireEvent.pointerDown(bar('lift, 3 – 27 Nov'));
    expect(onPointerDown).toHaveBeenCalledOnce();
  });

  it('[SH-04] is busy in the shape of what comes while it loads', () => {
    show({ groups: undefined });
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    expect(within(grid()).getByRole('columnheader', { name: 'Machine' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
