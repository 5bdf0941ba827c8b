import { documented } from '../../stories/documentation/documentation.ts';
import { DefinitionList } from './DefinitionList.tsx';

const items = [
  { label: 'Project', value: 'Zuidas Tower C' },
  { label: 'From', value: 'Nov 3, 2026' },
  { label: 'To', value: 'Nov 27, 2026' },
  { label: 'Cost code', value: null },
];

export default documented('HyDefinitionList', DefinitionList, {
  sample: { items },
  use: {
    when: ['At the head of a page, or in a panel, for what is known of one thing.'],
    instead: {
      RequestProductHeader: 'For the machine of a request.',
      DataList: 'For several things with the same facts.',
      ContractOverview: 'For a contract.',
      TextField: 'Read-only, where the same form also changes values.',
    },
  },
  behavior: {
    'Long values': 'They break over lines, and nothing is cut off.',
    'Narrow windows': 'As many columns as there is room for; on a phone one.',
    'Not known': 'Null is written as “Not given”, in the reader’s language, and quieter than a value.',
  },
  wording: [
    'A label is a noun without a colon. Write a value as the reader says it: a date, a name, a number with its unit.',
  ],
  screenReader: [
    'A description list: each value is read after its label. While it loads, the list is said to be busy.',
  ],
  related: { SidePanel: 'Often holds it.', PageHeader: 'The title above it.' },
  anatomy: {
    slots: {
      root: 'The list, in as many columns as there is room for.',
      item: 'A label, and below it its value.',
    },
  },
  wide: true,
  states: {
    'With a value that is not known': {},
    Loading: { props: { loading: true } },
    'A long value': {
      props: { items: [{ label: 'Project', value: 'Renovation of the harbor front, second stage, north side' }] },
    },
  },
  guidance: [
    {
      do: {
        show: <DefinitionList items={items.slice(0, 3)} />,
        say: 'Give a label in a word or two, and the value as the reader knows it.',
      },
      dont: {
        show: (
          <DefinitionList
            items={[
              { label: 'Dates', value: 'From Nov 3, 2026 to Nov 27, 2026, cost code none' },
              { label: 'Cost code', value: 'N/A' },
            ]}
          />
        ),
        say: 'Don’t put several things into one value, nor a word of your own for what is not known: give null.',
      },
    },
  ],
});
