import { documented } from '../../stories/documentation/documentation.ts';
import { Checkbox } from './Checkbox.tsx';

const agree = 'I agree to the rental conditions';

export default documented('HyCheckbox', Checkbox, {
  sample: { label: 'Send me a copy of the order', hint: 'To anna@noordzee.example.', defaultChecked: true },
  use: {
    when: ['For one thing in a form that is agreed to or wanted, and takes effect when the form is sent.'],
    instead: {
      Switch: 'For a setting that takes effect at once.',
      CheckboxGroup: 'For several of them under one question.',
      RadioGroup: 'For two answers that both need words, such as delivered or collected.',
    },
  },
  behavior: {
    'Long words': 'They break over lines beside the box, and all of them can be pressed.',
    Errors: 'The box turns red and the sentence stands below; it goes when the page takes the error away.',
  },
  wording: [
    'Write a statement that is true while the box is on, in the reader’s or the form’s voice: “Send me a copy”. No full stop.',
  ],
  screenReader: [
    'Read as a checkbox with its words, on or off, required, invalid or read-only; then the error and the hint.',
  ],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    slots: { root: 'The box and its words, all of which can be pressed; below them the error and the hint.' },
  },
  states: {
    Off: { props: { defaultChecked: false } },
    On: {},
    Required: { props: { label: agree, hint: undefined, defaultChecked: false, required: true } },
    'With an error': {
      props: {
        label: agree,
        hint: undefined,
        defaultChecked: false,
        required: true,
        error: 'Agree to the conditions to place the order.',
      },
    },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { props: { defaultChecked: false }, hover: 'input' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <Checkbox label="Send me a copy of the order" />,
        say: 'Say what happens when it is on; off is the opposite.',
      },
      dont: {
        show: <Checkbox label="Do not send me a copy of the order" />,
        say: 'Don’t ask by a negation: off would then mean yes.',
      },
    },
    {
      do: {
        show: <Checkbox label={agree} required />,
        say: 'Use it for what takes effect when the form is sent, and begin with it off for consent.',
      },
      dont: {
        show: <Checkbox label="Dark colors" defaultChecked />,
        say: 'Don’t use it for a setting that takes effect at once: that is a Switch.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the box, also while it is read-only; a disabled one is left out.',
    Space: 'Turns it on or off; a read-only one stays as it is.',
  },
});
