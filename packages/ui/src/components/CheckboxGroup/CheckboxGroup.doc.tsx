import { documented } from '../../stories/documentation/documentation.ts';
import { optionParts } from '../../stories/documentation/inner-parts.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'delivery', label: 'Delivery', hint: 'The day before, and when the truck is near.' },
  { value: 'offHire', label: 'Off-hire' },
  { value: 'invoice', label: 'Invoice' },
];
const sample = { label: 'Tell me by e-mail about', options, hint: 'You can change this at any time.' };
const plain = options.map(({ value, label }) => ({ value, label }));

export default documented('HyCheckboxGroup', CheckboxGroup, {
  sample: { ...sample, defaultValue: ['delivery'] },
  use: {
    when: ['For selecting any number of two to about seven options, all visible.'],
    instead: {
      RadioGroup: 'If one answer excludes the others.',
      Checkbox: 'For a single option.',
      FilterMenu: 'To filter a list by several values.',
    },
  },
  behavior: {
    'Beside each other': 'Horizontal options wrap where space is short.',
    Details: 'An option can have fields of its own below it. Show them while it is selected.',
    Independence:
      'Selecting an option changes no other one. There is no “select all”, which saves nothing for so few options.',
  },
  wording: [
    'Ask the question in the label. Each answer is a word or two. Use the same form for all: all nouns, or all verbs.',
  ],
  screenReader: [
    'A group with the question, “required”, error and hint, followed by each box with its label and hint.',
  ],
  related: { Form: 'Lists its error, with a link to the first box.' },
  anatomy: {
    props: { required: true, error: true, helperText: 'Choose at least one.', hint: 'You can change this later.' },
    slots: {
      root: 'Group with the question, the boxes with labels and hints, then error and hint of the group.',
    },
    inner: optionParts,
  },
  variants: {
    'Below each other': {},
    'Beside each other': { props: { options: plain, hint: undefined, orientation: 'horizontal' } },
  },
  states: {
    'Nothing chosen': { props: { defaultValue: [] } },
    'One chosen': {},
    'With an error': { props: { defaultValue: [], required: true, error: true, helperText: 'Choose at least one.' } },
    'One not to be chosen': {
      props: { options: [...plain.slice(0, 2), { value: 'invoice', label: 'Invoice', disabled: true }] },
    },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: 'label:nth-of-type(2) input' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <CheckboxGroup label="Tell me by e-mail about" options={plain} defaultValue={['delivery', 'invoice']} />,
        say: 'Use it for two to about seven options, of which any number can be selected.',
      },
      dont: {
        show: (
          <CheckboxGroup
            label="Delivery"
            options={[
              { value: 'morning', label: 'In the morning' },
              { value: 'afternoon', label: 'In the afternoon' },
            ]}
          />
        ),
        say: 'Don’t use it if only one option can be true: use a RadioGroup.',
      },
    },
    {
      do: {
        show: <CheckboxGroup label="Tell me by e-mail about" options={options} />,
        say: 'Combine question and answer into one sentence, and put details into the hint.',
      },
      dont: {
        show: (
          <CheckboxGroup
            label="Please select the e-mails that you wish to receive"
            options={plain.map((option) => ({ ...option, label: `I wish to receive e-mails about ${option.label}` }))}
          />
        ),
        say: 'Don’t repeat the question in each answer.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the boxes. Skips disabled ones.',
    Space: 'Checks or unchecks the focused box, unless it is read-only.',
  },
});
