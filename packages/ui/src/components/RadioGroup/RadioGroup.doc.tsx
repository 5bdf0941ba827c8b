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
  notes: `All options are in sight, so they can be compared before one is chosen. That is worth its room for up to six;
from there on take a Select. What is on or off is a Checkbox or a Switch, not a group of “Yes” and “No”.

An option is chosen by a press anywhere on its words. Once one is chosen the group cannot be emptied again: where choosing
nothing is an answer, give it an option of its own.`,
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
