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
  sample: { ...sample, required: true, error: 'No lift of this depot reaches that high.' },
  notes: `\`TextField\`, \`Select\`, \`Combobox\` and their like stand in a \`Field\` already, and every field of the kit takes the
same \`label\`, \`hint\`, \`error\` and \`required\`. Use \`Field\` itself around a control that the kit does not have, and
spread on that control what \`children\` is given. In a \`Form\` its error is then listed with those of the others.`,
  use: {
    when: ['Around a control that the kit does not have, to give it a label, a hint and an error like all others.'],
    instead: {
      TextField: 'For text of one line; every other field of the kit has its label in it too.',
    },
  },
  behavior: {
    'Long words': 'Label, hint and error break over lines.',
    'Label beside': 'From 40rem on, with `layout="beside"`; below that above the control again.',
    Errors:
      'The error stands between control and hint until the page takes it away. It is not announced by itself: the form moves the focus.',
  },
  wording: [
    'A label is one to three words without a colon. A hint is one sentence; an error says what to enter instead.',
    'Mark what is required. Where nearly all fields are, say so once above them.',
  ],
  screenReader: [
    'The control is read with the label as its name, then “required” or “invalid”, then the error and the hint.',
  ],
  related: { Form: 'Lists the errors of its fields.' },
  anatomy: {
    slots: {
      root: 'The field: label, control and notes.',
      label: 'The line of the label; a click on its words goes to the control.',
      mark: 'The asterisk of what must be filled in; screen readers hear “required” from the control.',
      error: 'Why the value is refused, with a sign, so that red is not alone in saying it.',
      hint: 'Help that stays in sight, also while there is an error.',
    },
  },
  states: {
    Usual: { props: { required: false, error: undefined } },
    Required: { props: { error: undefined } },
    'With an error': { props: { required: false } },
    'Without a hint': { props: { required: false, error: undefined, hint: undefined } },
    'Label beside, from 40rem wide': { props: { required: false, error: undefined, layout: 'beside' } },
    Focus: { props: { required: false, error: undefined }, focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <Field {...sample} error="No lift of this depot reaches higher than 18 m." />,
        say: 'Say in a sentence why it is refused and what would be accepted, and keep the hint.',
      },
      dont: {
        show: <Field {...sample} hint={undefined} error="Invalid value!" />,
        say: 'Don’t blame, and don’t leave the reader to guess what is wrong.',
      },
    },
    {
      do: {
        show: <TextField label="Cost code" hint="From your own bookkeeping, as “TC-4410”." />,
        say: 'Name what to enter in a few words, and put the help below.',
      },
      dont: {
        show: (
          <TextField
            label="Please enter the cost code of your own bookkeeping here"
            placeholder="TC-4410, leave empty if unknown"
          />
        ),
        say: 'Don’t write an instruction as the label, nor help in the placeholder: it goes with the first letter.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the control, never to the label, hint or error; screen readers say these with it.',
    'Arrow keys': 'As all other keys, belong to the control; here they move the slider.',
  },
});
