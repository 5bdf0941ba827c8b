import { documented } from '../../stories/documentation/documentation.ts';
import { type KeyFigure, KeyFigures } from './KeyFigures.tsx';

const figures: KeyFigure[] = [
  { id: 'onRent', label: 'On rent', value: '124', hint: 'machines today' },
  { id: 'overdue', label: 'Overdue', value: '3', hint: 'past their end date', tone: 'error' },
  { id: 'ending', label: 'Ending this week', value: '11', hint: 'extend or call off' },
];
const loading = figures.map((figure) => ({ ...figure, value: undefined }));
const card = '.HyKeyFigures-card';

export default documented('HyKeyFigures', KeyFigures, {
  sample: { label: 'Filter by key figure', figures },
  use: {
    when: ['Above a list, for three to five counts that filter it.'],
    instead: {
      Badge: 'For a count on an icon or a tab.',
      Amount: 'For money, as a part of something else.',
      Sparkline: 'For how a number went.',
      FilterMenu: 'To filter by values that need no count.',
    },
  },
  behavior: {
    Pressing: 'A figure filters the list below, and a second press takes it off; several can be pressed.',
    'Narrow windows': 'On a phone two stand beside each other; from 800px all of them are in one row.',
    Loading: 'Each number has a placeholder of its own; a number that is not known is a dash.',
  },
  wording: ['The label is the state, as the filter calls it. The hint says what is counted, or what to do.'],
  screenReader: ['A group with its name; each figure is a button with label, number and hint, pressed or not.'],
  related: { FilterBar: 'Shows the filter that a figure sets.', DataList: 'What they filter.' },
  anatomy: {
    slots: {
      root: 'The group of the figures.',
      card: 'One figure, a button that filters the list below by it.',
      label: 'What is counted.',
      value: 'The number.',
      hint: 'What the number counts, or what to do about it.',
    },
  },
  wide: true,
  states: {
    'None chosen': {},
    'One chosen': { props: { defaultPressed: ['overdue'] } },
    Loading: { props: { figures: loading } },
    'Not known': { props: { figures: figures.map((figure) => ({ ...figure, value: null })) } },
    Hover: { hover: card },
    Focus: { focus: card },
  },
  guidance: [
    {
      do: {
        show: <KeyFigures label="Filter by key figure" figures={figures} />,
        say: 'Count what somebody acts on, three to five figures, and mark the one that needs an eye.',
      },
      dont: {
        show: (
          <KeyFigures
            label="Filter by key figure"
            figures={figures.map((figure) => ({
              ...figure,
              tone: 'error' as const,
              hint: '+4.2 % against last month',
            }))}
          />
        ),
        say: 'Don’t mark all of them, nor show what the list below cannot be filtered by.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the figures.',
    'Enter, Space': 'Filters the list by the figure, or no longer.',
  },
});
