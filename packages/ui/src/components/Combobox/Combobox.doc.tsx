import { documented } from '../../stories/documentation/documentation.ts';
import { fieldParts, inputParts } from '../../stories/documentation/inner-parts.ts';
import { Combobox } from './Combobox.tsx';

const options = [
  { value: 'a-1', label: 'Zuidas Tower C, Amsterdam' },
  { value: 'a-2', label: 'Kade Noord, Zwolle' },
  { value: 'a-3', label: 'Haven 7, Rotterdam' },
];
const sample = { label: 'Delivery address', options, placeholder: 'Street, town or name' };
const chosen = options[0] ?? null;

export default documented('HyCombobox', Combobox, {
  sample: { ...sample, defaultValue: chosen },
  notes: `Without \`onQueryChange\`, typing filters the options. With it, the options are the results of a server. It
is called on every keystroke, so debounce the requests. \`loading\` shows in the list that the options are loading.
\`loadError\` shows why loading failed, in the list and below the field.

The value is an option, not text. Text that is not selected from the list is dropped on blur, and the field shows its
selection again. Clearing the text clears the selection.`,
  use: {
    when: ['To choose one of many options by typing a part of its name.'],
    instead: {
      Select: 'For about seven to twenty options, without search.',
      RadioGroup: 'For two to six, all visible.',
      FilterMenu: 'To filter a list by several values.',
      SearchField: 'To search a list by any text.',
      TextField: 'For free text.',
    },
  },
  behavior: {
    'Long options': 'They wrap in the list.',
    'Nothing found': 'The list says that nothing matches. The typed text stays for correction.',
    Clearing: 'The clear button removes the selection, as clearing the text does.',
  },
  wording: [
    'List the searchable terms in the placeholder: “Street, town or name”. Write all options in the same form, with the searchable part first.',
  ],
  screenReader: [
    'A combo box with its label, expanded or not, and the highlighted option.',
    'The error, or the reason of failed loading, is read with the field.',
  ],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    props: {
      hint: 'Any address of your company.',
      required: true,
      error: true,
      helperText: 'This address is outside the area of the depot.',
    },
    slots: {
      root: 'Field with label, search text, buttons to clear it and open the list, and notes.',
    },
    inner: fieldParts(inputParts('Search text or the selection, with buttons to clear it and to open the list.')),
  },
  states: {
    Empty: { props: { defaultValue: null } },
    Chosen: {},
    'Typed, nothing taken yet': { props: { defaultValue: null, defaultQuery: 'kade' } },
    Required: { props: { defaultValue: null, required: true } },
    'With an error': {
      props: { defaultValue: null, required: true, error: true, helperText: 'Choose where to deliver.' },
    },
    'Not loaded': { props: { defaultValue: null, loadError: 'The addresses could not be loaded. Try again later.' } },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiOutlinedInput-root' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <Combobox {...sample} hint="Any address of your company." />,
        say: 'Use it for too many options to scan, and list the searchable terms.',
      },
      dont: {
        show: (
          <Combobox
            label="Delivery"
            options={[
              { value: 'am', label: 'In the morning' },
              { value: 'pm', label: 'In the afternoon' },
            ]}
          />
        ),
        say: 'Don’t require typing for a few options: use a RadioGroup or a Select.',
      },
    },
    {
      do: {
        show: <Combobox {...sample} defaultValue={chosen} />,
        say: 'Write options as readers know them, with the detail that distinguishes similar ones.',
      },
      dont: {
        show: <Combobox {...sample} defaultValue={{ value: 'a-1', label: 'ADR-000481' }} />,
        say: 'Don’t show internal numbers that nobody would search for.',
      },
    },
  ],
  keyboard: {
    'Any text': 'Searches, and opens the list of results.',
    'Arrow down, arrow up': 'Opens the list. In the list, moves to the next or previous option, wrapping around.',
    'Page down, page up': 'Moves by five options.',
    'Home, End': 'In the open list, moves to the first or last option.',
    Enter:
      'Selects the highlighted option and closes the list. Submits the form only if the list is closed and the field shows a selection or is empty.',
    Escape: 'Closes the list and keeps the selection.',
    'Tab, Shift Tab': 'Leaves the field and drops text that was not selected.',
  },
});
