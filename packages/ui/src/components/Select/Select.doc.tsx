import { documented } from '../../stories/documentation/documentation.ts';
import { fieldParts, inputParts } from '../../stories/documentation/inner-parts.ts';
import { Select } from './Select.tsx';

const options = [
  { value: 'ams', label: 'Amsterdam' },
  { value: 'rot', label: 'Rotterdam' },
  { value: 'utr', label: 'Utrecht', disabled: true },
];
const sample = { label: 'Depot', options, defaultValue: 'rot' };
const depots = ['Amsterdam', 'Eindhoven', 'Groningen', 'Haarlem', 'Rotterdam', 'Utrecht', 'Venlo'].map((label) => ({
  value: label,
  label,
}));
const two = [
  { value: 'delivery', label: 'Delivered to the site' },
  { value: 'collect', label: 'Collected at the depot' },
];

export default documented('HySelect', Select, {
  sample,
  notes: `The list is native. On a phone, it is the familiar wheel or sheet, and it works with every assistive
technology of the device. It shows text only, without icons or second lines.`,
  use: {
    when: ['For one of about seven to twenty options in a form.'],
    instead: {
      RadioGroup: 'For two to six options, which can be compared at a glance.',
      Combobox: 'For more options than can be scanned.',
      FilterMenu: 'To filter a list.',
      MenuButton: 'For actions.',
      NumberField: 'For a quantity.',
      TextField: 'For free text.',
      LanguageSwitcher: 'For the language of the application.',
      InstancePage: 'For the country, before signing in.',
    },
  },
  behavior: {
    'Long options': 'The browser’s list shows them in full. The field truncates them if it is narrower.',
    'Read-only': 'It can be focused and read, but not changed.',
  },
  wording: [
    'Preselect the most common option, if there is one. Write options in the same form, without numbers before them.',
  ],
  screenReader: [
    'A list with its label, the selected option, required, invalid or read-only, followed by error and hint.',
  ],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    props: {
      hint: 'Where the machines come from.',
      required: true,
      error: true,
      helperText: 'This depot is closed in December.',
    },
    slots: {
      root: 'Label, list, error and hint.',
    },
    inner: fieldParts(inputParts('The browser’s native list.')),
  },
  states: {
    'Nothing chosen': { props: { defaultValue: '', placeholder: 'Any depot' } },
    Chosen: {},
    'With a hint': { props: { hint: 'Where the machines are picked up.' } },
    Required: { props: { required: true, defaultValue: '', placeholder: 'Choose a depot' } },
    Error: {
      props: {
        required: true,
        defaultValue: '',
        placeholder: 'Choose a depot',
        error: true,
        helperText: 'Choose a depot.',
      },
    },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiInputBase-root' },
    Focus: { focus: 'select' },
  },
  guidance: [
    {
      do: {
        show: <Select label="Depot" options={options} placeholder="Any depot" />,
        say: 'Explain the effect of no selection in the first, empty option.',
      },
      dont: {
        show: <Select label="Depot" options={options} placeholder="---" />,
        say: 'Don’t let the reader guess the effect of an empty selection.',
      },
    },
    {
      do: {
        show: <Select label="Depot" options={depots} />,
        say: 'Sort options as readers look for them: names alphabetically.',
      },
      dont: {
        show: <Select label="How the machines come" options={two} />,
        say: 'Don’t use a list for two options: show both in a RadioGroup.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the field and out of it, read-only or not.',
    'Arrow up, arrow down':
      'Moves to the previous or next option. Some systems open the list first. No key changes a read-only field.',
    'Space, Alt arrow down': 'Opens the list. Enter selects the option, Escape closes the list without a change.',
    'A letter': 'Moves to the next option that starts with it.',
  },
});
