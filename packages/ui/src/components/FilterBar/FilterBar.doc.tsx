import { documented } from '../../stories/documentation/documentation.ts';
import { FilterBar } from './FilterBar.tsx';

const nothing = () => undefined;
const chips = [
  { id: 'project', label: 'Project', value: 'Zuidas Tower C' },
  { id: 'status', label: 'Status', value: 'On rent, Overdue' },
];
const commands = { onRemove: nothing, onClearAll: nothing };

export default documented('HyFilterBar', FilterBar, {
  sample: { chips, resultText: '12 results', ...commands },
  use: {
    when: ['Below the tools of a list, to show the active filters and remove them one by one.'],
    instead: { FilterMenu: 'To select the values of a filter.', StatusChip: 'For the state of a row.' },
  },
  behavior: {
    'Long values': 'They wrap in their chip.',
    'Many filters': 'The chips wrap onto more lines. None is hidden.',
    Nothing: 'It is hidden if no filter is active.',
  },
  wording: ['A chip has the name of the filter and its values, as in the menu: “Status: On rent, Overdue”.'],
  screenReader: [
    'A list, “Selected filters”. A remove button is read as “Remove filter”, with name and values.',
    'The number of results is announced when `resultText` changes.',
  ],
  related: {
    FilterToggle: 'A filter for one value.',
    PeriodFilter: 'A filter by dates.',
    SearchField: 'Its text is not a chip: it stays in the field.',
    ListSheet: 'Contains it, between the tools and the rows.',
  },
  anatomy: {
    slots: {
      root: 'Strip below the tools of a list. Hidden if no filter is active.',
      chips: 'List of the filters.',
      chip: 'A filter: name and values.',
      remove: 'Button that removes the filter.',
      clearAll: 'Button that removes all filters.',
      count: 'Number of results. Visible below 800px, above the cards.',
    },
  },
  states: {
    'Two filters': {},
    'One filter': { props: { chips: chips.slice(0, 1) } },
    'A long value': {
      props: { chips: [{ id: 'project', label: 'Project', value: 'Renovation of the harbor front, second stage' }] },
    },
    'Hover, remove': { hover: '.HyFilterBar-remove' },
    'Focus, remove': { focus: '.HyFilterBar-remove' },
    'Hover, clear all': { hover: '.HyFilterBar-clearAll' },
  },
  wide: true,
  guidance: [
    {
      do: {
        show: <FilterBar {...commands} chips={chips.slice(0, 1)} resultText="" />,
        say: 'Show the name of the filter and its value.',
      },
      dont: {
        show: <FilterBar {...commands} chips={[{ id: 'all', label: 'Status', value: 'All' }]} resultText="" />,
        say: 'Don’t show a chip for a default, or ask before clearing: filters are easily set again.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the remove buttons to “Clear all”.',
    'Enter, Space':
      'Removes the filter. Focus moves to the next chip, or after the last one to an element chosen by the page, or to the count.',
  },
});
