import { documented } from '../../stories/documentation/documentation.ts';
import { RentalPeriodBar } from './RentalPeriodBar.tsx';

const sample = { from: '2026-11-03', to: '2026-11-27', fromText: '3 Nov', toText: '27 Nov', now: '2026-11-20' };
const overdue = { ...sample, to: '2026-11-13', toText: '13 Nov', status: 'overdue' as const };
const openEnded = { ...sample, to: null, toText: 'open-ended' };

export default documented('HyRentalPeriodBar', RentalPeriodBar, {
  sample,
  notes: `The bar says nothing that the words do not: a screen reader hears the dates alone. How late a machine is, and what
to do about it, stands in a StatusChip beside it.

Whether time counts by the minute or by the day is up to the dates: give both ends and \`now\` as instants, or all as local
dates.`,
  use: {
    when: ['In a row or on a card, for the dates of one rental and how much of it has passed.'],
    instead: {
      PlanningTimeline: 'To compare the periods of many machines.',
      PlanningItem: 'On a timeline of your own.',
      DateRangeField: 'To choose the dates.',
    },
  },
  screenReader: ['Only the two dates are read; the bar is not.'],
  related: { StatusChip: 'Stands beside it, for the state in words.' },
  anatomy: {
    slots: {
      root: 'The dates above the bar.',
      dates: 'Where the period begins and ends, in words.',
      track: 'The whole period; what has passed is filled.',
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
        say: 'Write dates as short as the row allows; the year only where it is another one.',
      },
      dont: {
        show: <RentalPeriodBar {...sample} fromText="0%" toText="71%" />,
        say: 'Don’t write shares in the place of dates: nobody plans by them.',
      },
    },
    {
      do: {
        show: <RentalPeriodBar {...openEnded} />,
        say: 'Let a period without an end fade out, at the same length in every row.',
      },
      dont: {
        show: <RentalPeriodBar {...sample} to="2027-12-31" toText="open-ended" />,
        say: 'Don’t make up an end to have something to draw.',
      },
    },
  ],
});
