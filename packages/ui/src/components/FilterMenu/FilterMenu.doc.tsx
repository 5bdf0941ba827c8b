import { documented } from '../../stories/documentation/documentation.ts';
import { FilterMenu } from './FilterMenu.tsx';

const options = [
  { value: 'onRent', label: 'On rent', count: '118' },
  { value: 'overdue', label: 'Overdue', count: '3' },
  { value: 'offHireRequested', label: 'Off-hire requested', count: '6' },
];

export default documented('HyFilterMenu', FilterMenu, {
  sample: { label: 'Status', options, defaultSelected: ['overdue'] },
  use: {
    when: ['To filter a list by one or more values of a field.'],
    instead: {
      SearchField: 'For any text.',
      Select: 'To choose one of several things in a form.',
      FilterToggle: 'For a single value that is often asked for.',
      PeriodFilter: 'For dates.',
      CheckboxGroup: 'To choose several things in a form.',
      Combobox: 'To choose one thing in a form.',
      SegmentedControl: 'For views of the same things.',
      MenuButton: 'For actions and links.',
    },
  },
  behavior: {
    Choosing: 'The list follows at once; the menu stays open for the next value.',
    'Many values':
      'From nine on they can be searched. What is chosen stays listed, also when a search does not match it.',
    'Long values': 'They break over lines; the menu is at most 320px wide.',
    Closing: 'Escape and a press beside it close it, and what was chosen stays.',
  },
  wording: ['The button is the name of the field as the column has it: “Status”. A value is written as in the rows.'],
  screenReader: [
    'A button with its name, “2 selected” and that it opens a dialog. In it each value is a checkbox with its count.',
    'How many values a search found is announced, as is that it loads or finds nothing.',
  ],
  related: {
    FilterBar: 'Shows what is chosen.',
    ListSheet: 'Holds it.',
    KeyFigures: 'Filter by what is counted above the list.',
  },
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
    'Enter, Space': 'On the button, opens the values; on “Clear selection”, chooses nothing.',
    Space: 'On a checkbox, chooses it or no longer. The list follows at once.',
    'Any text': 'In the search, narrows the values down; Enter searches at once.',
    'Tab, Shift Tab': 'Goes through the search, the checkboxes and “Clear selection”, and stays in the open dialog.',
    Escape: 'Closes it; the focus goes back to the button.',
  },
});
