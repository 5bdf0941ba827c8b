import { documented } from '../../stories/documentation/documentation.ts';
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
    when: ['For any number of a few things, two to about seven, all in sight.'],
    instead: {
      RadioGroup: 'Where one answer excludes the others.',
      Checkbox: 'For a single thing.',
      FilterMenu: 'To filter a list by several values.',
    },
  },
  behavior: {
    'Beside each other': 'Horizontal options break over lines where there is no room.',
    Details: 'An option can have fields of its own below it. Show them once it is chosen, and leave them out with it.',
    Independence: 'Choosing one option changes no other. There is no “all of them”: with so few it saves nothing.',
  },
  wording: ['Ask in the label, and answer in a word or two. Begin all answers alike: all nouns, or all verbs.'],
  screenReader: [
    'A group with the question, “required”, error and hint; then each box with its words and its own hint.',
  ],
  related: { Form: 'Lists its error, which leads to the first box.' },
  anatomy: {
    slots: {
      root: 'The group: what it asks, the boxes with their words and hints, then the error and the hint of all.',
    },
  },
  states: {
    'Nothing chosen': { props: { defaultValue: [] } },
    'One chosen': {},
    'Beside each other': { props: { options: plain, hint: undefined, orientation: 'horizontal' } },
    'With an error': { props: { defaultValue: [], required: true, error: 'Choose at least one.' } },
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
        say: 'Use it for two to about seven things of which any number can be chosen, all in sight.',
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
        say: 'Don’t use it where only one can be true: that is a RadioGroup.',
      },
    },
    {
      do: {
        show: <CheckboxGroup label="Tell me by e-mail about" options={options} />,
        say: 'Let the question and each answer make one sentence, and put the details into the hint.',
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
    'Tab, Shift Tab': 'Goes through the boxes one by one; a disabled one is left out.',
    Space: 'Chooses the focused one, or no longer; a read-only one stays as it is.',
  },
});
