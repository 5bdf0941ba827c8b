import { documented } from '../../stories/documentation/documentation.ts';
import { Checkbox } from './Checkbox.tsx';

const agree = 'I agree to the rental conditions';

export default documented('HyCheckbox', Checkbox, {
  sample: { label: 'Send me a copy of the order', hint: 'To anna@noordzee.example.', defaultChecked: true },
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
