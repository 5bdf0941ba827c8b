import { documented } from '../../stories/documentation/documentation.ts';
import { fieldParts, inputParts } from '../../stories/documentation/inner-parts.ts';
import { TextArea } from './TextArea.tsx';

const sample = {
  label: 'Remarks for the driver',
  defaultValue: 'Gate 3, on the left behind the crane. Call before you arrive.',
  maxLength: 200,
};

export default documented('HyTextArea', TextArea, {
  sample,
  use: {
    when: ['For sentences: remarks, reasons, a description.'],
    instead: { TextField: 'For one line.', FileUpload: 'For things that a photo shows better.' },
  },
  behavior: {
    'Long texts':
      'It starts with three lines (`minRows`), grows with the text to twelve (`maxRows`), and then scrolls.',
    'Too long':
      'Text beyond the limit can be typed and pasted. The field is then invalid and shows the excess, and nothing is truncated.',
  },
  wording: [
    'Ask for something specific, and give guidance in the hint: “Where it is, and whether the machine still works”.',
  ],
  screenReader: ['Read with its label, error, hint and count. The count is announced only beyond the limit.'],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    props: { hint: 'Where the gate is, and whom to call.', required: true, error: true, helperText: 'Name the gate.' },
    slots: {
      root: 'Label, input, error and hint.',
      count: 'Used length, if there is a limit. Red beyond it.',
    },
    inner: fieldParts(inputParts('Input, which grows with its text.')),
  },
  variants: {
    'With a limit': {},
    'Without a limit': { props: { maxLength: undefined } },
  },
  states: {
    Empty: { props: { defaultValue: '', placeholder: 'Gate 3, on the left behind the crane' } },
    Filled: {},
    'Too long': { props: { maxLength: 40 } },
    Required: { props: { required: true, defaultValue: '' } },
    Error: { props: { required: true, defaultValue: '', error: true, helperText: 'Say how the driver gets in.' } },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiInputBase-root' },
    Focus: { focus: 'textarea' },
  },
  guidance: [
    {
      do: {
        show: <TextArea label="What is damaged?" hint="Where it is, and whether the machine still works." />,
        say: 'Use it for sentences, and describe the expected content in the hint.',
      },
      dont: {
        show: <TextArea label="PO number" />,
        say: 'Don’t use it for one line: a large field suggests that much text is expected.',
      },
    },
    {
      do: {
        show: <TextArea {...sample} maxLength={40} />,
        say: 'Use the real limit of the text, and let the reader shorten longer text.',
      },
      dont: {
        show: <TextArea {...sample} maxLength={undefined} error={true} helperText={'The text is too long.'} />,
        say: 'Don’t hide the limit until the form is submitted.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the field and out of it. Tab characters cannot be typed.',
    Enter: 'Starts a new line. It does not submit the form.',
    'Any text': 'Is entered, even beyond the limit. A screen reader then announces the excess immediately.',
  },
});
