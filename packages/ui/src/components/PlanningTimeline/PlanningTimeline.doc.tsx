import { documented } from '../../stories/documentation/documentation.ts';
import { groups, november, today } from '../../stories/planning-samples.ts';
import { windowAround } from './model.ts';
import { PlanningTimeline } from './PlanningTimeline.tsx';

const sample = {
  ...{ label: 'Planning of November', groups, window: november, today },
  // In the product it is lower than the window, and scrolls.
  style: { maxBlockSize: 'none' },
};

export default documented('HyPlanningTimeline', PlanningTimeline, {
  sample,
  notes: `The rows are machines in groups; the bars are PlanningItems. A window is whole weeks from a Monday: one, four or a
quarter (\`windowAround\`, \`shiftWindow\`). Where the days have no room any more, the timeline scrolls inside itself and
brings today into sight; the names of the machines stay where they are.

It may have thousands of rows: those in sight are drawn, sixty at most. Rows need not be there from the start: where one is
\`'loading'\`, \`onLoadRows\` asks for it when a scroll is slow or rests, together with its neighbors and never for those of a
collapsed group; the height of the timeline and its row counts are right from the beginning. A row that \`'failed'\` offers to
try again. The dates in its head are for the eye. A screen
reader gets them from the sentence of each bar.`,
  use: {
    when: ['For many machines whose rental periods are compared by day: what ends, what is free, what is overdue.'],
    instead: {
      DataList: 'For the same machines with their facts in columns.',
      EventTimeline: 'For what happened to one thing.',
      RentalPeriodBar: 'For the period of one machine.',
    },
  },
  behavior: {
    'Long names':
      'A machine’s name has two lines on a phone and one otherwise, and is cut off then; its tooltip has all of it.',
    Nothing:
      'Without groups there is only the head: put a DataState in its place, and say how to bring machines into sight.',
    Loading: 'Skeleton rows under the head of the window that was asked for.',
    'What can be done':
      'A row with `actions` has one control beside its name, such as the button of a menu. Leave it room there.',
    'Handlers of a bar':
      'A bar hands its `itemProps` to its item. Offer what only a pointer can do in the `actions` too (WCAG 2.5.7).',
    Collapsing: 'Rows of a collapsed group are gone from the keyboard’s way as well.',
  },
  wording: [
    'A group is named as the reader calls the place: the project, the site. Its second line counts what is in it.',
  ],
  screenReader: [
    'A tree grid with its label: groups are expanded or not, machines stand below them. How many rows there are is said, also of those that are not drawn.',
  ],
  related: {
    PlanningItem: 'Its bars.',
    SegmentedControl: 'Changes between list and schedule, or between week, four weeks and quarter.',
    FilterMenu: 'Narrows it down.',
    Paginator: 'It needs none.',
  },
  anatomy: {
    slots: {
      root: 'The table, which scrolls inside itself.',
      canvas: 'All of its width; each day has a least one.',
      head: 'Weeks and days; it stays in sight.',
      headLabel: 'The head of the machines’ column.',
      weeks: 'The weeks in sight.',
      week: 'A week: its month and number.',
      days: 'Its days. A quarter has no room for their numbers.',
      todayTag: 'Today.',
      ground: 'What lies behind the rows.',
      weekend: 'A day of a weekend.',
      todayLine: 'Where today is, through all rows.',
      body: 'The rows.',
      row: 'A group or a machine.',
      groupLabel: 'A group: its name, how much is in it, and a press hides or shows its rows.',
      rowLabel: 'A machine: a link with its name, and its codes.',
      track: 'Where the bars of a machine lie.',
    },
  },
  wide: true,
  states: {
    'Four weeks': {},
    'A week': { props: { window: windowAround(today, 'week') } },
    'A quarter': { props: { window: windowAround(today, 'quarter') } },
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
        say: 'Group by what the reader plans by: the project or the address.',
      },
      dont: {
        show: (
          <PlanningTimeline
            {...sample}
            groups={[{ id: 'all', title: 'All machines', rows: groups.flatMap(({ rows }) => rows) }]}
          />
        ),
        say: 'Don’t put everything into one group: collapsing it is then all or nothing.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to where the focus was last, and out again: the timeline is one stop.',
    'Arrow up, arrow down': 'Goes to the line above or below.',
    'Arrow right':
      'Goes to the actions of a machine, where it has some, and to its next bar. On a group, shows its rows, and then goes to the first.',
    'Arrow left':
      'Goes back to the bar before, to the machine and to its group; on a group, hides its rows. From right to left both are the other way round.',
    'Home, End': 'Goes to the machine and to its last bar; with Ctrl, to the first and the last line.',
    'Page up, page down': 'Goes ten lines up or down.',
    Enter: 'Opens the machine, its menu or the contract of a bar; on a group, hides or shows its rows.',
  },
});
