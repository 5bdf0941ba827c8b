import { documented } from '../../stories/documentation/documentation.ts';
import { toggleParts } from '../../stories/documentation/inner-parts.ts';
import { Checkbox } from './Checkbox.tsx';

const agree = 'I agree to the rental conditions';

export default documented('HyCheckbox', Checkbox, {
  sample: { label: 'Send me a copy of the order', hint: 'To anna@noordzee.example.', defaultChecked: true },
  use: {
    when: ['For a consent or an option in a form that takes effect on submit.'],
    instead: {
      Switch: 'For a setting that takes effect immediately.',
      CheckboxGroup: 'For several options of one question.',
      RadioGroup: 'For two answers that both need a label, such as delivered or collected.',
    },
  },
  behavior: {
    'Long words': 'They wrap beside the box. The whole label is clickable.',
    Errors: 'The box turns red, with the error below it, until the page removes the error.',
  },
  wording: [
    'Write a statement that is true while the box is checked, from the reader’s or the form’s point of view: “Send me a copy”. No full stop.',
  ],
  screenReader: [
    'A checkbox with its label, checked or not, required, invalid or read-only, followed by error and hint.',
  ],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    props: { error: true, helperText: 'Agree to go on.' },
    slots: { root: 'The box and its words, all of which can be pressed; below them the error and the hint.' },
    inner: toggleParts,
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
        error: true,
        helperText: 'Agree to the conditions to place the order.',
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
        say: 'Say what happens when it is checked. Unchecked is the opposite.',
      },
      dont: {
        show: <Checkbox label="Do not send me a copy of the order" />,
        say: 'Don’t use a negation: unchecked would then mean yes.',
      },
    },
    {
      do: {
        show: <Checkbox label={agree} required />,
        say: 'Use it for options that take effect on submit. For consent, leave it unchecked initially.',
      },
      dont: {
        show: <Checkbox label="Dark colors" defaultChecked />,
        say: 'Don’t use it for a setting that takes effect immediately: use a Switch.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the box, including a read-only one. Skips a disabled one.',
    Space: 'Checks or unchecks the box, unless it is read-only.',
  },
});
