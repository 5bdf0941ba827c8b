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
    when: ['Below the tools of a list, to show which filters are set and to take them off one by one.'],
    instead: { FilterMenu: 'To choose the values of a filter.', StatusChip: 'For the state of a row.' },
  },
  behavior: {
    'Long values': 'They break over lines in their chip.',
    'Many filters': 'The chips go on in the next line; none is hidden.',
    Nothing: 'It is gone while no filter is set.',
  },
  wording: ['A chip has the name of the filter, then its values as the menu writes them: “Status: On rent, Overdue”.'],
  screenReader: [
    'A list, “Selected filters”. A cross is read as “Remove filter”, with the name and the values.',
    'How many results are left is announced when `resultText` changes.',
  ],
  related: {
    FilterToggle: 'A filter of one value.',
    PeriodFilter: 'A filter by dates.',
    SearchField: 'Its text is no chip: it stays in the field.',
    ListSheet: 'Holds it, between the tools and the rows.',
  },
  anatomy: {
    slots: {
      root: 'The strip under the tools of a list; it is gone while no filter is set.',
      chips: 'The list of what is filtered.',
      chip: 'One filter: what is filtered, and by what.',
      remove: 'Takes this filter off.',
      clearAll: 'Takes all of them off.',
      count: 'How many items are left; below 800px it is in sight, above the cards.',
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
        say: 'Write what is filtered and by what.',
      },
      dont: {
        show: <FilterBar {...commands} chips={[{ id: 'all', label: 'Status', value: 'All' }]} resultText="" />,
        say: 'Don’t show a chip for a default that nobody chose, nor ask before clearing: filters are quickly set again.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the remove buttons to “Clear all”.',
    'Enter, Space':
      'Takes the filter off. The focus goes to the next chip, and with the last one gone to the element that the page names, or to the count.',
  },
});
