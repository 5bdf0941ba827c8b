import { documented } from '../../stories/documentation/documentation.ts';
import { FilterMenu } from './FilterMenu.tsx';

const options = [
  { value: 'onRent', label: 'On rent', count: '118' },
  { value: 'overdue', label: 'Overdue', count: '3' },
  { value: 'offHireRequested', label: 'Off-hire requested', count: '6' },
];

export default documented('HyFilterMenu', FilterMenu, {
  sample: { label: 'Status', options, defaultSelected: ['overdue'] },
  anatomy: {
    slots: {
      root: 'The button, with how many values are chosen.',
      options: 'The values, in a dialog under the button. A search stands above them from nine on.',
      option: 'One value: a checkbox and its name.',
      count: 'How many items of the list have it.',
      hint: 'Says that values load, that none matches, or that a search finds more.',
      clear: 'Chooses nothing again; it is there once something is chosen.',
    },
    elsewhere: ['hint'],
    open: 'button',
  },
  states: {
    'Nothing chosen': { props: { defaultSelected: [] } },
    'One chosen': {},
    'Two chosen': { props: { defaultSelected: ['overdue', 'onRent'] } },
    Hover: { hover: 'button' },
    Focus: { focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <FilterMenu label="Status" options={options} defaultSelected={['overdue']} />,
        say: 'Name what is filtered in a word or two; the chips of the FilterBar say by what.',
      },
      dont: {
        show: <FilterMenu label="Choose one or more statuses" options={options} />,
        say: 'Don’t write an instruction on the button.',
      },
    },
  ],
  keyboard: {
    'Enter, Space': 'Opens the values; on a checkbox, chooses it or no longer. The list follows at once.',
    'Tab, Shift Tab': 'Goes through the search, the checkboxes and “Clear”, and stays in the open dialog.',
    Escape: 'Closes it; the focus goes back to the button.',
  },
});
