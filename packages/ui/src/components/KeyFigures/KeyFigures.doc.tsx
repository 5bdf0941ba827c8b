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
      Card: 'For facts about one thing.',
      Badge: 'For a count on an icon or a tab.',
      Amount: 'For money within other content.',
      Sparkline: 'For the trend of a number.',
      FilterMenu: 'To filter by values that need no count.',
    },
  },
  behavior: {
    Pressing: 'A figure filters the list below. A second press removes the filter. Several figures can be pressed.',
    'Narrow windows': 'On a phone, two figures are side by side. From 800px, all are in one row.',
    Loading: 'Each number has its own placeholder. An unknown number is a dash.',
  },
  wording: ['The label is the state, as in the filter. The hint is the unit, or what to do.'],
  screenReader: ['A group with its name. Each figure is a toggle button with label, number and hint.'],
  related: { FilterBar: 'Shows the filter of a pressed figure.', DataList: 'The list that they filter.' },
  anatomy: {
    slots: {
      root: 'Group of the figures.',
      card: 'A figure: a toggle button that filters the list below.',
      label: 'Label of the number.',
      value: 'The number.',
      hint: 'Unit of the number, or the next step.',
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
        say: 'Show three to five figures that require action, and mark the one that needs attention.',
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
        say: 'Don’t mark all of them, or show figures that cannot filter the list below.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the figures.',
    'Enter, Space': 'Toggles the filter of the figure.',
  },
});
