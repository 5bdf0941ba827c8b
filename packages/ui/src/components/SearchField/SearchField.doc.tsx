import { documented } from '../../stories/documentation/documentation.ts';
import { SearchField } from './SearchField.tsx';

const sample = { label: 'Search machines', placeholder: 'Search machine, number, PO' };

export default documented('HySearchField', SearchField, {
  sample: { ...sample, defaultQuery: 'scissor' },
  use: {
    when: ['To search the rows of a list while typing.'],
    instead: {
      Combobox: 'To find and choose one option, in a form.',
      FilterMenu: 'To filter by known values.',
      TextField: 'For persistent text.',
    },
  },
  behavior: {
    Searching: 'After 300 ms without typing, immediately on Enter and on clearing.',
    'A query from outside': 'Back, Forward and “Clear all” replace the typed text.',
    'Nothing found': 'Show it instead of the rows, with the search text, and leave the field unchanged.',
  },
  wording: [
    'The placeholder lists two or three searchable terms: “Search machine, number, PO”. The label is the name for screen readers.',
  ],
  screenReader: [
    'A search field with its label. The clear button is read as “Clear search”. The FilterBar announces the number of results.',
  ],
  related: { ListSheet: 'Contains it.', FilterBar: 'Announces the results. The text is not a chip.' },
  anatomy: {
    slots: {
      root: 'Field with its icon and, if it contains text, a clear button.',
      input: 'Text input. The list updates when typing pauses.',
    },
    inner: {
      icon: { at: '.HySearchField-root > svg', is: 'Magnifying glass.' },
      clear: { at: '.HySearchField-root button', is: 'Button that clears the text.' },
    },
  },
  states: {
    Empty: { props: { defaultQuery: '' } },
    Filled: {},
    Focus: { props: { defaultQuery: '' }, focus: 'input' },
  },
  guidance: [
    {
      do: { show: <SearchField {...sample} />, say: 'List the searchable terms in the placeholder.' },
      dont: {
        show: <SearchField label="Search" placeholder="Type here to search the list…" />,
        say: 'Don’t explain how a search works.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the field and, if it contains text, to the clear button.',
    'Any text': 'Searches when typing pauses.',
    Enter: 'In the field, searches immediately.',
    'Enter, Space': 'On the button, clears the field. Focus returns to the field.',
    Escape: 'In the field, clears it.',
  },
});
