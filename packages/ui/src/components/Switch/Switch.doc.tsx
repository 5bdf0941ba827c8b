import { documented } from '../../stories/documentation/documentation.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Switch } from './Switch.tsx';

const sample = { label: 'Remind me before a rental ends', hint: 'By e-mail, two workdays before.' };

export default documented('HySwitch', Switch, {
  sample: { ...sample, defaultChecked: true },
  notes: `A switch is a setting: it takes effect at once, without a button that saves it. Where a form is sent as a whole,
take a Checkbox. All of its words can be pressed.`,
  anatomy: {
    slots: {
      root: 'The switch with its words, the error and the hint. The parts inside are those of Choice and Field.',
    },
  },
  states: {
    Off: { props: { defaultChecked: false } },
    On: {},
    Required: { props: { required: true, defaultChecked: false } },
    Error: { props: { defaultChecked: false, error: 'Reminders need an e-mail address.' } },
    'Read-only, on': { props: { readOnly: true } },
    'Disabled, off': { props: { disabled: true, defaultChecked: false } },
    'Disabled, on': { props: { disabled: true } },
    Hover: { hover: 'input' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <Switch {...sample} defaultChecked />,
        say: 'Name the thing that is on, so that the words are true while the switch is on.',
      },
      dont: {
        show: <Switch label="Turn reminders off" />,
        say: 'Don’t name an action or a negation: nobody knows what “off” is off then.',
      },
    },
    {
      do: {
        show: <Checkbox label="I have read the safety rules of the site" required />,
        say: 'Take a Checkbox for what is confirmed, and for what a form sends.',
      },
      dont: {
        show: <Switch label="I have read the safety rules of the site" required />,
        say: 'Don’t use a switch where nothing happens until a button is pressed.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the switch, read-only or not; not to a disabled one.',
    Space: 'Turns it on or off; not while it is read-only.',
  },
});
