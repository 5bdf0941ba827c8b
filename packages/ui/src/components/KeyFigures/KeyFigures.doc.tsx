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
