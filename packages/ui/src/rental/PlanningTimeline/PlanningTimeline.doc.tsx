import { documented } from '../../stories/documentation/documentation.ts';
import { groups, november, today } from '../../stories/planning-samples.ts';
import { windowAround } from './model.ts';
import { PlanningTimeline } from './PlanningTimeline.tsx';

const sample = {
  ...{ label: 'Planning of November', groups, window: november, today },
  // In the product, it is lower than the window and scrolls.
  style: { maxBlockSize: 'none' },
};

export default documented('HyPlanningTimeline', PlanningTimeline, {
  sample,
  notes: `Rows are machines in groups, bars are PlanningItems. A window consists of whole weeks from a Monday: one,
four or a quarter (\`windowAround\`, \`shiftWindow\`). If the days do not fit, the timeline scrolls inside itself and
shows today. The names of the machines stay in place.

It supports thousands of rows and renders only the visible ones, at most sixty. Rows may load later: for a row that is
\`'loading'\`, \`onLoadRows\` requests it and its neighbors when scrolling is slow or stops. Rows of collapsed groups
are not requested. Height and row counts are right from the start. A \`'failed'\` row has a retry button. The dates in
the head are hidden from screen readers, because the sentence of each bar contains its dates.`,
  use: {
    when: ['To compare the rental periods of many machines by day: ending, free, overdue.'],
    instead: {
      DataList: 'For the same machines with their properties in columns.',
      EventTimeline: 'For the history of one thing.',
      RentalPeriodBar: 'For the period of one machine.',
    },
  },
  behavior: {
    'Long names':
      'A machine’s name has two lines on a phone, otherwise one, and is truncated. Its tooltip shows the full name.',
    Nothing: 'Without groups there is only the head. Show a DataState instead, and say how to show machines.',
    Loading: 'Skeleton rows below the head of the requested window.',
    'What can be done':
      'A row with `actions` has one control beside its name, such as the button of a menu. Leave room for it.',
    'Handlers of a bar':
      'A bar passes its `itemProps` to its item. Offer pointer-only interactions in `actions` too (WCAG 2.5.7).',
    Collapsing: 'Rows of a collapsed group are not reachable by keyboard.',
  },
  wording: ['Name a group after the place: the project, the site. Its second line counts its rows.'],
  screenReader: [
    'A tree grid with its label. Groups are expanded or collapsed and contain machines. The number of rows includes rows that are not rendered.',
  ],
  related: {
    PlanningItem: 'Its bars.',
    SegmentedControl: 'Switches between list and schedule, or between week, four weeks and quarter.',
    FilterMenu: 'Filters it.',
    Paginator: 'Not needed for a timeline.',
  },
  anatomy: {
    slots: {
      root: 'Tree grid that scrolls inside itself.',
      canvas: 'Full width. Each day has a minimum width.',
      head: 'Weeks and days. Always visible.',
      headLabel: 'Header of the machines’ column.',
      weeks: 'Visible weeks.',
      week: 'A week: its month and number.',
      days: 'Days of a week. In a quarter, their numbers do not fit.',
      todayTag: 'Today.',
      ground: 'Background of the rows.',
      weekend: 'Column of a weekend day.',
      todayLine: 'Line of today, through all rows.',
      body: 'The rows.',
      row: 'Row of a group or machine.',
      groupLabel: 'Group with its name and number of rows. A click collapses or expands it.',
      rowLabel: 'Machine with a link and its codes.',
      track: 'Track of a machine’s bars.',
    },
  },
  wide: true,
  variants: {
    'Four weeks': {},
    'A week': { props: { window: windowAround(today, 'week') } },
    'A quarter': { props: { window: windowAround(today, 'quarter') } },
  },
  states: {
    'A group collapsed': { props: { defaultCollapsed: ['zuidas'] } },
    Loading: { props: { groups: undefined } },
    'Rows on their way': {
      props: { groups: groups.map((group) => ({ ...group, rows: group.rows.map(() => 'loading' as const) })) },
    },
    'Rows that did not come': {
      props: { groups: groups.slice(1).map((group) => ({ ...group, rows: group.rows.map(() => 'failed' as const) })) },
    },
    'Hover, bar': { hover: '.HyPlanningItem-root' },
    'Focus, bar': { focus: '.HyPlanningItem-root' },
    'Focus, group': { focus: '.HyPlanningTimeline-groupLabel button' },
  },
  guidance: [
    {
      do: {
        show: <PlanningTimeline {...sample} groups={groups.slice(0, 1)} />,
        say: 'Group by the reader’s planning unit: the project or the address.',
      },
      dont: {
        show: (
          <PlanningTimeline
            {...sample}
            groups={[{ id: 'all', title: 'All machines', rows: groups.flatMap(({ rows }) => rows) }]}
          />
        ),
        say: 'Don’t put everything into one group: collapsing it then hides everything.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the cell that had focus last, and out again: the timeline is one tab stop.',
    'Arrow up, arrow down': 'Moves to the line above or below.',
    'Arrow right':
      'Moves to the actions of a machine, if any, and to its next bar. On a group, expands it, or moves to its first row.',
    'Arrow left':
      'Moves to the previous bar, to the machine and to its group. On a group, collapses it. Left and right are swapped in right-to-left.',
    'Home, End': 'Moves to the machine and to its last bar. With Ctrl, moves to the first and last line.',
    'Page up, page down': 'Moves by ten lines.',
    Enter: 'Opens the machine, its menu or the contract of a bar. On a group, collapses or expands it.',
  },
});
