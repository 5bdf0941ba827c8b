import { documented } from '../../stories/documentation/documentation.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Field, type FieldControl } from './Field.tsx';

const slider = (control: FieldControl) => (
  <input type="range" min={4} max={20} defaultValue={12} style={{ margin: 0 }} {...control} />
);
const sample = {
  label: 'Working height, 4 to 20 m',
  hint: 'From the ground to the platform, plus two meters.',
  children: slider,
};

export default documented('HyField', Field, {
  sample: { ...sample, required: true, error: true, helperText: 'No lift of this depot reaches that high.' },
  notes: `\`TextField\`, \`Select\`, \`Combobox\` and the other fields of the kit include a \`Field\`, and all of them
accept \`label\`, \`hint\`, \`error\` and \`required\`. Use \`Field\` directly for a control that the kit does not
have, and spread the argument of \`children\` on it. In a \`Form\`, its error is then listed with all others.`,
  use: {
    when: ['For a control that the kit does not have, to give it a label, a hint and an error like other fields.'],
    instead: {
      TextField: 'For one line of text. All other fields of the kit include their label too.',
    },
  },
  behavior: {
    'Long words': 'Label, hint and error wrap.',
    'Label beside': 'From 40rem with `layout="beside"`. Below that, the label is above the control again.',
    Errors:
      'The error is between control and hint until the page removes it. It is not announced automatically: the form moves focus.',
  },
  wording: [
    'A label is one to three words without a colon. A hint is one sentence. An error says what to enter instead.',
    'Mark required fields. If nearly all fields are required, say so once above them.',
  ],
  screenReader: [
    'The control is read with the label as its name, followed by “required” or “invalid”, error and hint.',
  ],
  related: { Form: 'Lists the errors of its fields.' },
  anatomy: {
    slots: {
      root: 'Field with label, control and notes.',
      label: 'Label. Clicking its text focuses the control.',
      mark: 'Asterisk of a required field. Screen readers read “required” from the control.',
      error: 'What is wrong, with an icon, so that it does not rely on red.',
      hint: 'Help text, visible even with an error.',
    },
  },
  variants: {
    Usual: { props: { required: false, error: undefined } },
    'Without a hint': { props: { required: false, error: undefined, hint: undefined } },
    'Label beside, from 40rem wide': { props: { required: false, error: undefined, layout: 'beside' } },
  },
  states: {
    Required: { props: { error: undefined } },
    'With an error': { props: { required: false } },
    Focus: { props: { required: false, error: undefined }, focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <Field {...sample} error={true} helperText={'No lift of this depot reaches higher than 18 m.'} />,
        say: 'Explain in a sentence why the value is rejected and what is accepted, and keep the hint.',
      },
      dont: {
        show: <Field {...sample} hint={undefined} error={true} helperText={'Invalid value!'} />,
        say: 'Don’t blame the reader, or let the reader guess the problem.',
      },
    },
    {
      do: {
        show: <TextField label="Cost code" hint="From your own bookkeeping, as “TC-4410”." />,
        say: 'Name the expected value in a few words, and put help below.',
      },
      dont: {
        show: (
          <TextField
            label="Please enter the cost code of your own bookkeeping here"
            placeholder="TC-4410, leave empty if unknown"
          />
        ),
        say: 'Don’t use instructions as labels, or placeholders as help: they disappear on typing.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab':
      'Moves to the control, never to label, hint or error. Screen readers read these with the control.',
    'Arrow keys': 'All other keys belong to the control. Here they move the slider.',
  },
});
