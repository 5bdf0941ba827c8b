import { documented } from '../../stories/documentation/documentation.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'delivery', label: 'Delivered to the site', hint: 'Between seven and noon.' },
  { value: 'collect', label: 'Collected at the depot' },
  { value: 'courier', label: 'By courier', disabled: true },
];
const sample = { label: 'How the machines come', options, defaultValue: 'delivery' };
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'].map((label) => ({
  value: label,
  label,
}));

export default documented('HyRadioGroup', RadioGroup, {
  sample,
  notes: `Once an option is chosen the group cannot be emptied again: where choosing
nothing is an answer, give it an option of its own.`,
  use: {
    when: ['For one of two to six things in a form, all of them in sight.'],
    instead: {
      Select: 'For seven and more.',
      Combobox: 'For more than can be looked through.',
      CheckboxGroup: 'Where several can be true.',
      Checkbox: 'For yes or no, when the form is sent.',
      Switch: 'For on or off, at once.',
      SegmentedControl: 'For views, which change at once and are not sent.',
    },
  },
  behavior: {
    'Long options': 'They break over lines beside the dot; all of their words can be pressed.',
    'Beside each other': 'Horizontal options break over lines where there is no room.',
    'Taking effect': 'When the form is sent: an arrow key chooses what it goes to, so a choice must not act at once.',
  },
  wording: ['The label is the question, without “please choose”. Options are alike: all nouns, or all verbs.'],
  screenReader: [
    'A radio group with its question, required, invalid or read-only, error and hint; then the option with its place, “1 of 3”, and its own hint.',
  ],
  related: { Form: 'Lists its error, which leads to the first option.' },
  anatomy: {
    slots: {
      root: 'The group: its question, the options, the error and the hint. The parts inside are those of Field.',
    },
  },
  states: {
    'Nothing chosen': { props: { defaultValue: undefined } },
    'One chosen, one disabled': {},
    Horizontal: { props: { orientation: 'horizontal', options: options.slice(1) } },
    Required: { props: { required: true, defaultValue: undefined } },
    Error: { props: { required: true, defaultValue: undefined, error: 'Choose how the machines come.' } },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: 'label:nth-child(2) input' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <RadioGroup {...sample} />,
        say: 'Choose the option to begin with that most people take, and say in a hint what follows from it.',
      },
      dont: {
        show: <RadioGroup label="Month" options={months} orientation="horizontal" />,
        say: 'Don’t lay out a long list: take a Select from seven options on.',
      },
    },
    {
      do: {
        show: <RadioGroup {...sample} options={options.slice(0, 2)} />,
        say: 'Put options below each other: their beginnings are read in one glance.',
      },
      dont: {
        show: (
          <RadioGroup
            label="Send me a reminder"
            options={['Yes', 'No'].map((label) => ({ value: label, label }))}
            orientation="horizontal"
          />
        ),
        say: 'Don’t ask for “Yes” or “No”: a Checkbox or a Switch says it in one control.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the chosen option, or to the first; the group is one stop.',
    'Arrow keys': 'Go to the option before or after and choose it, round at the ends; disabled ones are left out.',
    Space: 'Chooses the focused option, where none is chosen yet. No key changes a read-only group.',
  },
});
