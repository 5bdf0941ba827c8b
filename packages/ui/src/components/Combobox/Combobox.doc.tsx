import { documented } from '../../stories/documentation/documentation.ts';
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
  notes: `Without \`onQueryChange\`, typing narrows the options down. With it, the options are what a server found: it is
called with every letter, so ask the server once typing pauses. \`loading\` says in the list that the options are on
their way, and \`loadError\` why they did not come, below the field too.

The value is an option, not a text. What was typed and not taken from the list is dropped when the field is left, and the
field shows its choice again. Emptying the text empties the choice.`,
  use: {
    when: ['To choose one of more things than can be looked through, by typing a part of its name.'],
    instead: {
      Select: 'For about seven to twenty options that need no search.',
      RadioGroup: 'For two to six, all in sight.',
      FilterMenu: 'To filter a list by several values.',
      SearchField: 'To search a list by any text.',
      TextField: 'For text that is in no list.',
    },
  },
  behavior: {
    'Long options': 'They break over lines in the list.',
    'Nothing found': 'The list says so in words, and what was typed stays for correction.',
    Clearing: 'The cross takes the choice away, as emptying the text does.',
  },
  wording: [
    'Say in the placeholder what can be typed: “Street, town or name”. Write options alike, with the part that is searched for first.',
  ],
  screenReader: [
    'Read as a combo box with its label, whether the list is open, and the option that is highlighted.',
    'The error, or why nothing was loaded, is read with the field.',
  ],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    slots: {
      root: 'The field: its label, the text that is searched for with the buttons that empty it and open the list, and notes.',
    },
  },
  states: {
    Empty: { props: { defaultValue: null } },
    Chosen: {},
    'Typed, nothing taken yet': { props: { defaultValue: null, defaultQuery: 'kade' } },
    Required: { props: { defaultValue: null, required: true } },
    'With an error': { props: { defaultValue: null, required: true, error: 'Choose where to deliver.' } },
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
        say: 'Use it where there are too many options to look through, and say what can be searched for.',
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
        say: 'Don’t make anybody type to choose of a few: a RadioGroup or a Select shows all of them.',
      },
    },
    {
      do: {
        show: <Combobox {...sample} defaultValue={chosen} />,
        say: 'Write an option as the reader knows it, with what tells two alike apart.',
      },
      dont: {
        show: <Combobox {...sample} defaultValue={{ value: 'a-1', label: 'ADR-000481' }} />,
        say: 'Don’t show a number of the system that nobody would search for.',
      },
    },
  ],
  keyboard: {
    'Any text': 'Searches, and opens the list of what is found.',
    'Arrow down, arrow up': 'Opens the list; in it, goes to the next or the one before, and round at the end.',
    'Page down, page up': 'Goes five options on or back.',
    'Home, End': 'In the open list, goes to the first and the last option.',
    Enter:
      'Takes the highlighted option and closes the list. Sends the form only while the list is closed and the field shows a choice, or nothing.',
    Escape: 'Closes the list; the choice stays.',
    'Tab, Shift Tab': 'Leaves the field; what was typed and not taken is dropped.',
  },
});
