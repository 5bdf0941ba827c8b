import InputAdornment from '@mui/material/InputAdornment';
import { documented } from '../../stories/documentation/documentation.ts';
import { TextField } from './TextField.tsx';

const sample = { label: 'PO number', hint: 'It is printed on every invoice of this order.', defaultValue: '4500012' };

export default documented('HyTextField', TextField, {
  sample,
  notes: `A label stands above the field and stays there; from 40rem on it can stand beside it (\`layout\`). The error
stands between the field and its hint; the hint stays, since a reader who made a mistake needs it most.`,
  use: {
    when: ['For text of one line: names, addresses, and numbers that nobody calculates with.'],
    instead: {
      TextArea: 'For sentences.',
      NumberField: 'For a number that is calculated with.',
      MoneyField: 'For an amount.',
      DateRangeField: 'For dates.',
      Select: 'For one of several things.',
      Combobox: 'For one of many things, found by typing.',
      SearchField: 'To search a list.',
      DefinitionList: 'For what is only shown, outside a form.',
      Field: 'Around a control that the kit does not have.',
    },
  },
  behavior: {
    'Long text': 'It scrolls inside the field.',
    Width: 'It is as wide as its place: give it a place that fits what is entered.',
    Placeholder: 'An example that goes with the first letter; never what the reader has to know.',
  },
  wording: ['A label of one to three words. Where a form asks for somebody’s own data, set `autoComplete`.'],
  screenReader: ['Read with its label, required, invalid or read-only, then the error and the hint.'],
  related: {
    Form: 'Lists its error with those of the other fields.',
    FormDialog: 'A short form over the page.',
    AuthenticationPage: 'Its fields of signing in.',
  },
  anatomy: {
    slots: {
      root: 'The label, the field, the error and the hint. The parts inside are those of Field.',
    },
  },
  states: {
    Empty: { props: { defaultValue: '', placeholder: '4500012' } },
    Filled: {},
    Required: { props: { required: true, defaultValue: '' } },
    Error: { props: { required: true, defaultValue: '45', error: 'A PO number of this company has seven digits.' } },
    'With a unit': {
      props: {
        ...{ label: 'Access code', defaultValue: '44 17', hint: undefined },
        endAdornment: <InputAdornment position="end">#</InputAdornment>,
      },
    },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiInputBase-root' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <TextField label="Site contact" hint="Who opens the gate for the driver." />,
        say: 'Name what to enter in a word or two, and explain it in the hint.',
      },
      dont: {
        show: <TextField label="Contact" placeholder="Who opens the gate for the driver" />,
        say: 'Don’t explain inside the field: the words are gone with the first letter.',
      },
    },
    {
      do: {
        show: <TextField {...sample} defaultValue="45" error="A PO number of this company has seven digits." />,
        say: 'Say what is wrong and how the value should look, in a sentence.',
      },
      dont: {
        show: <TextField {...sample} defaultValue="45" error="Invalid input." />,
        say: 'Don’t say only that it is wrong.',
      },
    },
    {
      do: {
        show: <TextField label="Fleet number" defaultValue="204 118" readOnly />,
        say: 'Make a value read-only that is sent and can be copied, yet not changed.',
      },
      dont: {
        show: <TextField label="Fleet number" defaultValue="204 118" disabled />,
        say: 'Don’t disable it for that: a disabled field is not sent, and the keyboard passes it by.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the field and on from it; not to a disabled one.',
    'Any text': 'Is entered, but not while the field is read-only.',
    Enter: 'Sends the form that the field is in, as in every form of the web.',
  },
});
