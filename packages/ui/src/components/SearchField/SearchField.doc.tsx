import { documented } from '../../stories/documentation/documentation.ts';
import { SearchField } from './SearchField.tsx';

const sample = { label: 'Search machines', placeholder: 'Search machine, number, PO' };

export default documented('HySearchField', SearchField, {
  sample: { ...sample, defaultQuery: 'scissor' },
  anatomy: {
    slots: {
      root: 'The field with its icon, and a button that empties it while it is filled.',
      input: 'Where the text is typed; the list follows once typing pauses.',
    },
  },
  states: {
    Empty: { props: { defaultQuery: '' } },
    Filled: {},
    Focus: { props: { defaultQuery: '' }, focus: 'input' },
  },
  guidance: [
    {
      do: { show: <SearchField {...sample} />, say: 'Say in the placeholder what can be searched for.' },
      dont: {
        show: <SearchField label="Search" placeholder="Type here to search the list…" />,
        say: 'Don’t explain how a search works.',
      },
    },
  ],
  keyboard: {
    'Any text': 'Searches once typing pauses.',
    Enter: 'Searches at once.',
    Escape: 'Empties the field.',
  },
});
