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
    when: ['At the head of a page or in a panel, for the properties of one thing.'],
    instead: {
      Card: 'For facts with actions, beside others of their kind.',
      RequestProductHeader: 'For the machine of a request.',
      DataList: 'For several records with the same properties.',
      ContractOverview: 'For a contract.',
      TextField: 'Use it read-only if the same form also edits values.',
    },
  },
  behavior: {
    'Long values': 'They wrap and are not truncated.',
    'Narrow windows': 'As many columns as fit. One on a phone.',
    'Not known': 'Null is shown as “Not given” in the reader’s language, less prominent than a value.',
  },
  wording: ['A label is a noun without a colon. Format values for the reader: a date, a name, a number with its unit.'],
  screenReader: [
    'A description list: each value is read after its label. While loading, the list is announced as busy.',
  ],
  related: { SidePanel: 'Often contains it.', PageHeader: 'Contains the title above it.' },
  anatomy: {
    slots: {
      root: 'List with as many columns as fit.',
      item: 'Label with its value below.',
    },
    inner: {
      term: { at: '.HyDefinitionList-item dt', is: 'Label.' },
      value: { at: '.HyDefinitionList-item dd', is: 'Value: text, lines, a telephone number or a link.' },
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
        say: 'Use labels of a word or two, and values in the reader’s terms.',
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
        say: 'Don’t combine several values, or use a text of your own for unknown ones: pass null.',
      },
    },
  ],
});
