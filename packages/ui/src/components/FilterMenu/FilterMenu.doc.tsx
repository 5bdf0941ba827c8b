import { documented } from '../../stories/documentation/documentation.ts';
import { FilterMenu } from './FilterMenu.tsx';

const options = [
  { id: 'onRent', label: 'On rent', count: 118 },
  { id: 'overdue', label: 'Overdue', count: 3 },
  { id: 'offHireRequested', label: 'Off-hire requested', count: 6 },
];

export default documented('HyFilterMenu', FilterMenu, {
  sample: { label: 'Status', options, defaultSelected: ['overdue'] },
  notes: `For a filter of your own, \`FilterButton\` is the button with an empty dialog:
\`<FilterButton label="Working height" count={1}>{(close) => <Heights onApply={close} />}</FilterButton>\`. An app that
splits its code can load what is in the dialog when the button gets focus.`,
  use: {
    when: ['To filter a list by one or more values of a field.'],
    instead: {
      SearchField: 'For free text.',
      Select: 'To choose one option in a form.',
      FilterToggle: 'For a single, frequently used value.',
      PeriodFilter: 'For dates.',
      CheckboxGroup: 'To choose several options in a form.',
      Combobox: 'To find and choose one option in a form.',
      SegmentedControl: 'For different views of the same records.',
      MenuButton: 'For actions and links.',
    },
  },
  behavior: {
    Choosing: 'The list updates immediately. The menu stays open for further values.',
    'Many values':
      'From nine values on, the menu has a search field. Selected values stay listed, even if they do not match.',
    'Long values': 'They wrap. The menu is at most 320px wide.',
    Closing: 'Escape and a click outside close it and keep the selection.',
  },
  wording: [
    'The button is the name of the field, as in the column header: “Status”. Values are written as in the rows.',
  ],
  screenReader: [
    'A button with its name and “2 selected”, which opens a dialog. Each value is a checkbox with its count.',
    'The number of matching values is announced, as well as loading and empty results.',
  ],
  related: {
    FilterBar: 'Shows the selection.',
    ListSheet: 'Contains it.',
    KeyFigures: 'Filter by counts above the list.',
  },
  anatomy: {
    slots: {
      root: 'Button with the number of selected values.',
      options: 'Values in a dialog below the button. From nine values, with a search field.',
      option: 'A value: checkbox and name.',
      count: 'Number of items with this value.',
      hint: 'Text about loading, no matches, or more values to search.',
      clear: 'Button that clears the selection, shown if there is one.',
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
        say: 'Name the field in a word or two. The chips of the FilterBar show the values.',
      },
      dont: {
        show: <FilterMenu label="Choose one or more statuses" options={options} />,
        say: 'Don’t use an instruction as the label.',
      },
    },
  ],
  keyboard: {
    'Enter, Space': 'On the button, opens the values. On “Clear selection”, clears them.',
    Space: 'On a checkbox, selects or deselects it. The list updates immediately.',
    'Any text': 'In the search field, filters the values. Enter searches immediately.',
    'Tab, Shift Tab':
      'Moves through the search field, the checkboxes and “Clear selection”, and stays in the open dialog.',
    Escape: 'Closes it. Focus returns to the button.',
  },
});
