import { documented } from '../../stories/documentation/documentation.ts';
import { toggleParts } from '../../stories/documentation/inner-parts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Switch } from './Switch.tsx';

const sample = { label: 'Remind me before a rental ends', hint: 'By e-mail, two workdays before.' };

export default documented('HySwitch', Switch, {
  sample: { ...sample, defaultChecked: true },
  use: {
    when: ['For a setting that is on or off and takes effect immediately.'],
    instead: {
      Checkbox: 'For options that take effect on submit, and for consents.',
      RadioGroup: 'For two options that both need a name.',
      FilterToggle: 'For a filter.',
    },
  },
  behavior: {
    Saving: 'It moves immediately. If the server refuses, revert it and show the reason in `error`.',
    'What depends on it': 'Fields that apply only when it is on follow after it.',
    'Long words': 'They wrap, and the whole label is clickable.',
  },
  wording: ['Name the thing or the effect when on: “Remind me before a rental ends”. Never “Enable” or “on/off”.'],
  screenReader: ['A switch with its label, on or off, required, invalid or read-only, followed by error and hint.'],
  anatomy: {
    props: { error: true, helperText: 'The setting could not be saved.' },
    slots: { root: 'Switch with label, error and hint.' },
    inner: toggleParts,
  },
  states: {
    Off: { props: { defaultChecked: false } },
    On: {},
    Required: { props: { required: true, defaultChecked: false } },
    Error: { props: { defaultChecked: false, error: true, helperText: 'Reminders need an e-mail address.' } },
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
        say: 'Name the thing that is on, so that the text is true when the switch is on.',
      },
      dont: {
        show: <Switch label="Turn reminders off" />,
        say: 'Don’t use an action or a negation: the meaning of “off” is then unclear.',
      },
    },
    {
      do: {
        show: <Checkbox label="I have read the safety rules of the site" required />,
        say: 'Use a Checkbox for confirmations and for values that a form submits.',
      },
      dont: {
        show: <Switch label="I have read the safety rules of the site" required />,
        say: 'Don’t use a switch if nothing happens until a button is pressed.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the switch, including a read-only one, but not to a disabled one.',
    'Enter, Space': 'Toggles it, unless it is read-only. Enter does not submit the form.',
  },
});
