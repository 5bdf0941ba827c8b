import { documented } from '../../stories/documentation/documentation.ts';
import { optionParts } from '../../stories/documentation/inner-parts.ts';
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
  notes: `A selection cannot be cleared. If “none” is an answer, add an option for it.`,
  use: {
    when: ['For one of two to six options in a form, all visible.'],
    instead: {
      Select: 'For seven or more options.',
      Combobox: 'For more options than can be scanned.',
      CheckboxGroup: 'If several options can apply.',
      Checkbox: 'For yes or no on submit.',
      Switch: 'For on or off immediately.',
      SegmentedControl: 'For views, which change immediately and are not submitted.',
    },
  },
  behavior: {
    'Long options': 'They wrap beside the radio button. The whole label is clickable.',
    'Beside each other': 'Horizontal options wrap where space is short.',
    'Taking effect': 'On submit. Arrow keys select options while moving, so a selection must not act immediately.',
  },
  wording: ['The label is the question, without “please choose”. Options have the same form: all nouns, or all verbs.'],
  screenReader: [
    'A radio group with its question, required, invalid or read-only, error and hint, followed by the option with its position, “1 of 3”, and its hint.',
  ],
  related: { Form: 'Lists its error, with a link to the first option.' },
  anatomy: {
    props: {
      required: true,
      error: true,
      helperText: 'The depot cannot deliver on this day.',
      hint: 'You can change this later.',
    },
    slots: {
      root: 'Group with question, options, error and hint.',
    },
    inner: optionParts,
  },
  variants: {
    Vertical: {},
    Horizontal: { props: { orientation: 'horizontal', options: options.slice(1) } },
  },
  states: {
    'Nothing chosen': { props: { defaultValue: undefined } },
    'One chosen, one disabled': {},
    Required: { props: { required: true, defaultValue: undefined } },
    Error: {
      props: { required: true, defaultValue: undefined, error: true, helperText: 'Choose how the machines come.' },
    },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: 'label:nth-child(2) input' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <RadioGroup {...sample} />,
        say: 'Preselect the most common option, and explain its effect in a hint.',
      },
      dont: {
        show: <RadioGroup label="Month" options={months} orientation="horizontal" />,
        say: 'Don’t use it for a long list: use a Select from seven options.',
      },
    },
    {
      do: {
        show: <RadioGroup {...sample} options={options.slice(0, 2)} />,
        say: 'Stack options vertically, so that their first words are easy to scan.',
      },
      dont: {
        show: (
          <RadioGroup
            label="Send me a reminder"
            options={['Yes', 'No'].map((label) => ({ value: label, label }))}
            orientation="horizontal"
          />
        ),
        say: 'Don’t ask for “Yes” or “No”: use a Checkbox or a Switch.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the selected option, or to the first. The group is one tab stop.',
    'Arrow keys': 'Select the previous or next option, wrapping around. Disabled options are skipped.',
    Space: 'Selects the focused option if none is selected. No key changes a read-only group.',
  },
});
