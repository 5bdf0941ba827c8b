import { documented } from '../../stories/documentation/documentation.ts';
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
  notes: `The list is the browser’s own. On a phone it is the wheel or the sheet that the reader knows, and it can be
operated by every aid that the device has. It shows words alone, without icons or second lines.`,
  use: {
    when: ['For one of about seven to twenty things in a form.'],
    instead: {
      RadioGroup: 'For two to six, which can be compared at a glance.',
      Combobox: 'For more than can be looked through.',
      FilterMenu: 'To filter a list.',
      MenuButton: 'For actions.',
      NumberField: 'For a quantity.',
      TextField: 'For what is in no list.',
      LanguageSwitcher: 'For the language of the application.',
      InstancePage: 'For the country, before signing in.',
    },
  },
  behavior: {
    'Long options': 'The browser’s list shows them whole; the field cuts them off where it is narrower.',
    'Read-only': 'It can be focused and read, and no key or press changes it.',
  },
  wording: [
    'Choose the option that most people take, where there is one. Write options alike, without numbers before them.',
  ],
  screenReader: [
    'Read as a list to choose from with its label, the option that is chosen, required, invalid or read-only, then error and hint.',
  ],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    slots: {
      root: 'The label, the list, the error and the hint. The parts inside are those of Field.',
    },
  },
  states: {
    'Nothing chosen': { props: { defaultValue: '', placeholder: 'Any depot' } },
    Chosen: {},
    'With a hint': { props: { hint: 'Where the machines are picked up.' } },
    Required: { props: { required: true, defaultValue: '', placeholder: 'Choose a depot' } },
    Error: {
      props: { required: true, defaultValue: '', placeholder: 'Choose a depot', error: 'Choose a depot.' },
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
        say: 'Say in the first, empty option what it means to choose nothing.',
      },
      dont: {
        show: <Select label="Depot" options={options} placeholder="---" />,
        say: 'Don’t leave the reader guessing what an empty choice does.',
      },
    },
    {
      do: {
        show: <Select label="Depot" options={depots} />,
        say: 'Order the options as the reader looks for them: names by the alphabet.',
      },
      dont: {
        show: <Select label="How the machines come" options={two} />,
        say: 'Don’t hide two options in a list: show both in a RadioGroup.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the field and on from it, read-only or not.',
    'Arrow up, arrow down':
      'Goes to the option before or after; some systems open the list first. No key changes a read-only field.',
    'Space, Alt arrow down': 'Opens the list; Enter takes the option, Escape closes the list without a change.',
    'A letter': 'Goes to the next option that begins with it.',
  },
});
