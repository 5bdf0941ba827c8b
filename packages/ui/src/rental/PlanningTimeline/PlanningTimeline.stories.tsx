import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { arrows } from '../../stories/arrows.ts';
import { groups, manyGroups, november, today } from '../../stories/planning-samples.ts';
import { longName } from '../../stories/samples.ts';
import { windowAround } from './model.ts';
import { PlanningTimeline } from './PlanningTimeline.tsx';

const meta = {
  title: 'Rental/PlanningTimeline',
  component: PlanningTimeline,
  args: { label: 'Rental periods by project', groups, window: november, today },
} satisfies Meta<typeof PlanningTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

const crosses = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** The mark of today covers no other text of the head, and its line covers no bar. */
const coversNothing: Story['play'] = async ({ canvasElement }) => {
  const all = (part: string, within: Element = canvasElement) => [
    ...within.querySelectorAll<HTMLElement>(`.HyPlanningTimeline-${part}`),
  ];
  const timelines = all('root');
  expect(timelines.length).toBeGreaterThan(0);
  for (const timeline of timelines) {
    const [tag] = all('todayTag', timeline);
    const [weeks] = all('weeks', timeline);
    const [line] = all('todayLine', timeline);
    if (!tag || !weeks || !line) throw new Error('no mark of today');
    const mark = tag.getBoundingClientRect();
    const frame = weeks.getBoundingClientRect();
    expect(mark.left).toBeGreaterThanOrEqual(frame.left - 1);
    expect(mark.right).toBeLessThanOrEqual(frame.right + 1);
    const words = [...weeks.querySelectorAll('strong, .HyPlanningTimeline-days > span')];
    expect(words.length).toBeGreaterThan(0);
    const covered = words.filter((word) => !word.contains(tag) && crosses(word.getBoundingClientRect(), mark));
    expect(covered.map((word) => word.textContent)).toEqual([]);

    // Receives pointer events for a moment, to find the topmost element.
    line.style.pointerEvents = 'auto';
    const x = line.getBoundingClientRect().left + 1;
    const bars = [...timeline.querySelectorAll('.HyPlanningItem-root')].map((bar) => bar.getBoundingClientRect());
    const under = bars.filter(
      (bar) => bar.left < x && bar.right > x && document.elementFromPoint(x, (bar.top + bar.bottom) / 2) === line,
    );
    line.style.pointerEvents = '';
    expect(bars.length).toBeGreaterThan(0);
    expect(under).toEqual([]);
  }
};

// [UI-03]
export const FourWeeks: Story = {
  name: 'Arrow keys go between rows and bars',
  play: async ({ canvasElement, globals }) => {
    const grid = within(canvasElement).getByRole('treegrid');
    within(grid)
      .getByRole('button', { name: /Zuidas Tower C/ })
      .focus();
    await userEvent.keyboard(`{ArrowDown}${arrows(globals).onward}`);
    await expect(within(grid).getByRole('link', { name: 'lift, 3 – 27 Nov' })).toHaveFocus();
  },
};

// [UI-03]
export const TodayMark: Story = {
  name: 'The mark of today covers nothing',
  parameters: { pictures: { none: 'its places are measured' } },
  play: coversNothing,
};

// [UI-03]
export const Keyboard: Story = {
  name: 'Every key of the timeline',
  parameters: { pictures: { none: 'the keys are what it shows' } },
  play: async ({ canvasElement, globals }) => {
    const grid = within(canvasElement);
    const { onward, back } = arrows(globals);
    const focusAfter = async (keys: string, role: 'button' | 'link', name: RegExp) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(grid.getByRole(role, { name })).toHaveFocus());
    };
    const group = grid.getByRole('button', { name: /Zuidas Tower C/ });
    group.focus();
    await focusAfter('{ArrowDown}', 'link', /Electric scissor lift/);
    await focusAfter('{End}', 'link', /^lift/);
    await focusAfter(back, 'link', /Electric scissor lift/);
    await focusAfter('{PageDown}', 'link', /Vibrating plate/);
    await focusAfter('{PageUp}{ArrowDown}{ArrowDown}{End}', 'link', /^boom-late/);
    await focusAfter('{Home}', 'link', /Telescopic boom lift/);
    await focusAfter('{Control>}{End}{/Control}', 'link', /Vibrating plate/);
    await focusAfter('{Control>}{Home}{/Control}', 'button', /Zuidas Tower C/);
    await userEvent.keyboard(back);
    await expect(grid.queryByRole('link', { name: /Electric scissor lift/ })).toBeNull();
    await userEvent.keyboard(onward);
    await expect(await grid.findByRole('link', { name: /Electric scissor lift/ })).toBeVisible();
  },
};

export const Week: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { window: windowAround(today, 'week') },
  play: coversNothing,
};
export const Quarter: Story = { args: { window: windowAround(today, 'quarter') }, play: coversNothing };
// [UI-03]
export const TodayAtTheEdges: Story = {
  name: 'Today at the first and the last day of a quarter',
  parameters: { pictures: { none: 'the edges are measured' } },
  render: (args) => (
    <>
      <PlanningTimeline {...args} label="From today on" window={{ from: today, to: '2027-02-18' }} />
      <PlanningTimeline {...args} label="Until today" window={{ from: '2026-08-20', to: today }} />
    </>
  ),
  play: coversNothing,
};
export const Loading: Story = { args: { groups: undefined } };
// [UI-03]
export const Thousands: Story = {
  parameters: { pictures: { only: 'wide' } },
  name: 'Thousands of machines, 60 rows in the DOM at most',
  args: { groups: manyGroups(50, 100) },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid');
    await expect(within(grid).getAllByRole('row').length).toBeLessThanOrEqual(60);
    grid.scrollTop = grid.scrollHeight;
    await expect(await within(grid).findByRole('link', { name: 'Machine 50.100' })).toBeVisible();
    await expect(within(grid).getAllByRole('row').length).toBeLessThanOrEqual(60);
  },
};
// [SH-04]
export const RowsOnTheirWay: Story = {
  name: 'Rows on their way, and rows that did not come',
  args: {
    groups: groups.map((group, number) => ({
      ...group,
      rows: group.rows.map((row, place) => (number === 1 ? 'failed' : place > 1 ? 'loading' : row)),
    })),
    onRetry: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const grid = within(within(canvasElement).getByRole('treegrid'));
    await expect(grid.getAllByRole('rowheader', { name: 'Loading' })).toHaveLength(2);
    const [, second] = grid.getAllByRole('button', { name: 'Retry' });
    if (!second) throw new Error('no rows that failed');
    await userEvent.click(second);
    await expect(args.onRetry).toHaveBeenCalledWith(expect.anything(), { groupId: 'kade', first: 1, last: 1 });
  },
};
// [UI-04]
export const Compact: Story = {
  name: 'At the compact density',
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const grid = within(within(canvasElement).getByRole('treegrid'));
    const bar = grid.getByRole('link', { name: 'lift, 3 – 27 Nov' });
    const row = bar.closest('[role="row"]') as HTMLElement;
    const [box, around] = [bar.getBoundingClientRect(), row.getBoundingClientRect()];
    await expect(around.height).toBe(40);
    await expect(box.height).toBeGreaterThanOrEqual(24);
    await expect(box.top).toBeGreaterThan(around.top);
    await expect(box.bottom).toBeLessThan(around.bottom);
    const label = within(row).getByRole('rowheader');
    await expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight);
  },
};
export const LongText: Story = {
  args: {
    groups: groups.map((group) => ({
      ...group,
      title: longName,
      rows: group.rows.map((row) => ({ ...row, title: longName })),
    })),
  },
};
// [NAV-09]
export const Phone: Story = {
  name: 'On a phone it scrolls inside itself',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid');
    await expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth);
    // The bars use the full width and are below the name.
    const row = within(grid).getByRole('row', { name: /Electric scissor lift/ });
    const name = within(row).getByRole('rowheader').getBoundingClientRect();
    const [bar] = within(within(row).getByRole('gridcell')).getAllByRole('link');
    await expect(within(row).getByRole('gridcell').getBoundingClientRect().width).toBe(grid.scrollWidth);
    await expect(bar?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.bottom - 4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
