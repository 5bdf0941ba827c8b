import { documented } from '../../stories/documentation/documentation.ts';
import { RentalPeriodBar } from './RentalPeriodBar.tsx';

const sample = { from: '2026-11-03', to: '2026-11-27', fromText: '3 Nov', toText: '27 Nov', now: '2026-11-20' };
const overdue = { ...sample, to: '2026-11-13', toText: '13 Nov', status: 'overdue' as const };
const openEnded = { ...sample, to: null, toText: 'open-ended' };

export default documented('HyRentalPeriodBar', RentalPeriodBar, {
  sample,
  notes: `The bar only repeats the dates, so screen readers read the dates alone. Use a StatusChip beside it to show
how late a machine is, or the next action.

The resolution follows from the dates. For minutes, pass both ends and \`now\` as instants. For days, pass all three as
local dates.`,
  use: {
    when: ['In a row or on a card, for the dates and progress of one rental.'],
    instead: {
      PlanningTimeline: 'To compare the periods of many machines.',
      PlanningItem: 'On a timeline of your own.',
      DateRangeField: 'To choose the dates.',
    },
  },
  screenReader: ['Only the two dates are read, not the bar.'],
  related: { StatusChip: 'Shown beside it, for the state as text.' },
  anatomy: {
    slots: {
      root: 'Dates above the bar.',
      dates: 'Start and end of the period, as text.',
      track: 'Full period. The elapsed part is filled.',
    },
  },
  states: {
    'Has not begun': {
      props: { from: '2026-11-24', to: '2026-11-28', fromText: '24 Nov', toText: '28 Nov' },
    },
    Running: {},
    'On its last day': { props: { now: '2026-11-27' } },
    Overdue: { props: overdue },
    'Without an end': { props: openEnded },
    'Long words': { props: { fromText: '30. September 2025', toText: '31. Dezember 2026, ohne Enddatum' } },
  },
  guidance: [
    {
      do: {
        show: <RentalPeriodBar {...sample} />,
        say: 'Use short dates. Include the year only if it differs.',
      },
      dont: {
        show: <RentalPeriodBar {...sample} fromText="0%" toText="71%" />,
        say: 'Don’t replace dates by percentages: nobody plans by them.',
      },
    },
    {
      do: {
        show: <RentalPeriodBar {...openEnded} />,
        say: 'Let an open-ended period fade out, at the same length in every row.',
      },
      dont: {
        show: <RentalPeriodBar {...sample} to="2027-12-31" toText="open-ended" />,
        say: 'Don’t invent an end for the bar.',
      },
    },
  ],
});
