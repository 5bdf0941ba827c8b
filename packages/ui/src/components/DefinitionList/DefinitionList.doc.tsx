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
