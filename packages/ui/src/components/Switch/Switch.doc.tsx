import { documented } from '../../stories/documentation/documentation.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Switch } from './Switch.tsx';

const sample = { label: 'Remind me before a rental ends', hint: 'By e-mail, two workdays before.' };

export default documented('HySwitch', Switch, {
  sample: { ...sample, defaultChecked: true },
  use: {
    when: ['For a setting that is on or off, and takes effect at once.'],
    instead: {
      Checkbox: 'For what takes effect when a form is sent, or is agreed to.',
      RadioGroup: 'For two things that both need a name.',
      FilterToggle: 'For a filter.',
    },
  },
  behavior: {
    Saving: 'It moves at once. Where the server refuses, set it back and say why in `error`.',
    'What depends on it': 'Fields that only matter while it is on stand after it.',
    'Long words': 'They break over lines, and all of them can be pressed.',
  },
  wording: [
    'Name the thing or what is done while it is on: “Remind me before a rental ends”. Never “Enable” or “on/off”.',
  ],
  screenReader: [
    'Read as a switch with its words, on or off, required, invalid or read-only; then the error and the hint.',
  ],
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
    'Enter, Space': 'Turns it on or off; not while it is read-only. Enter does not send a form from it.',
  },
});
