import { documented } from '../../stories/documentation/documentation.ts';
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
    instead: { TextField: 'For one line.', FileUpload: 'For what a photo shows better.' },
  },
  behavior: {
    'Long texts':
      'It begins with three lines (`minRows`), grows with the text to twelve (`maxRows`), and scrolls from there on.',
    'Too long':
      'More than the limit can be typed and pasted: the field is invalid, counts what is too much, and cuts nothing off.',
  },
  wording: [
    'Ask for something definite, and say in the hint what helps: “Where it is, and whether the machine still works”.',
  ],
  screenReader: ['Read with its label, error, hint and count. The count is announced only once it is too much.'],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    slots: {
      root: 'The label, the field, the error and the hint. The parts inside are those of Field.',
      count: 'How much of the allowed length is used. It is there where there is a limit, and turns red beyond it.',
    },
  },
  states: {
    Empty: { props: { defaultValue: '', placeholder: 'Gate 3, on the left behind the crane' } },
    Filled: {},
    'Without a limit': { props: { maxLength: undefined } },
    'Too long': { props: { maxLength: 40 } },
    Required: { props: { required: true, defaultValue: '' } },
    Error: { props: { required: true, defaultValue: '', error: 'Say how the driver gets in.' } },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiInputBase-root' },
    Focus: { focus: 'textarea' },
  },
  guidance: [
    {
      do: {
        show: <TextArea label="What is damaged?" hint="Where it is, and whether the machine still works." />,
        say: 'Take it for sentences, and say in the hint what they should contain.',
      },
      dont: {
        show: <TextArea label="PO number" />,
        say: 'Don’t take it for one line: a large field promises that much is expected.',
      },
    },
    {
      do: {
        show: <TextArea {...sample} maxLength={40} />,
        say: 'Give the limit that the text really has, and let the reader shorten what is too long.',
      },
      dont: {
        show: <TextArea {...sample} maxLength={undefined} error="The text is too long." />,
        say: 'Don’t keep the limit to yourself until the form is sent.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the field and on from it; Tab is not typed into the text.',
    Enter: 'Begins a new line; it does not send the form.',
    'Any text': 'Is entered, beyond the limit too; a screen reader then says at once how much is too much.',
  },
});
