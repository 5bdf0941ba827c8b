import { documented } from '../../stories/documentation/documentation.ts';
import { SearchField } from './SearchField.tsx';

const sample = { label: 'Search machines', placeholder: 'Search machine, number, PO' };

export default documented('HySearchField', SearchField, {
  sample: { ...sample, defaultQuery: 'scissor' },
  use: {
    when: ['To search the rows of a list, while one types.'],
    instead: {
      Combobox: 'To find one thing and choose it, in a form.',
      FilterMenu: 'To filter by values that are known.',
      TextField: 'For text that is kept.',
    },
  },
  behavior: {
    Searching: 'After 300 ms without a letter; at once with Enter and when it is emptied.',
    'A query from outside': 'Back, Forward and “Clear all” replace what was typed.',
    'Nothing found': 'Say so in the place of the rows, with the text, and keep the field as it is.',
  },
  wording: [
    'The placeholder lists what is searched, two or three nouns: “Search machine, number, PO”. The label is its name for screen readers.',
  ],
  screenReader: [
    'A search field with its label. The cross is read as “Clear search”. The FilterBar announces how many results are left.',
  ],
  related: { ListSheet: 'Holds it.', FilterBar: 'Announces the results; the text is no chip.' },
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
    'Tab, Shift Tab': 'Goes to the field and, while it is filled, to the button that empties it.',
    'Any text': 'Searches once typing pauses.',
    Enter: 'In the field, searches at once.',
    'Enter, Space': 'On the button, empties the field; the focus goes back to it.',
    Escape: 'In the field, empties it.',
  },
});
