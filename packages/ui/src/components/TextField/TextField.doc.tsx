import InputAdornment from '@mui/material/InputAdornment';
import { documented } from '../../stories/documentation/documentation.ts';
import { fieldParts, inputParts } from '../../stories/documentation/inner-parts.ts';
import { TextField } from './TextField.tsx';

const sample = { label: 'PO number', hint: 'It is printed on every invoice of this order.', defaultValue: '4500012' };

export default documented('HyTextField', TextField, {
  sample,
  notes: `The label is above the field and stays there. From 40rem, it can be beside it (\`layout\`). The error is
between field and hint. The hint stays, because readers need it most after a mistake.`,
  use: {
    when: ['For single-line text: names, addresses, and numbers without calculations.'],
    instead: {
      TextArea: 'For sentences.',
      NumberField: 'For a number used in calculations.',
      MoneyField: 'For an amount.',
      DateRangeField: 'For dates.',
      Select: 'For one of several options.',
      Combobox: 'For one of many options, found by typing.',
      SearchField: 'To search a list.',
      DefinitionList: 'For displaying text, outside a form.',
      Field: 'For a control that the kit does not have.',
    },
  },
  behavior: {
    'Long text': 'It scrolls inside the field.',
    Width: 'It fills its container. Give the container a width that fits the content.',
    Placeholder: 'An example that disappears on typing. Never put required information into it.',
  },
  wording: ['A label of one to three words. For personal data, set `autoComplete`.'],
  screenReader: ['Read with its label, required, invalid or read-only, followed by error and hint.'],
  related: {
    Form: 'Lists its error with those of the other fields.',
    FormDialog: 'A short form over the page.',
    AuthenticationPage: 'Its sign-in fields.',
  },
  anatomy: {
    props: { required: true, error: true, helperText: 'A PO number of this company has seven digits.' },
    slots: {
      root: 'Label, input, error and hint.',
    },
    inner: fieldParts(inputParts('Input with the text, and a unit or a button where it has one.')),
  },
  variants: {
    'Text alone': {},
    'With a unit': {
      props: {
        ...{ label: 'Access code', defaultValue: '44 17', hint: undefined },
        endAdornment: <InputAdornment position="end">#</InputAdornment>,
      },
    },
  },
  states: {
    Empty: { props: { defaultValue: '', placeholder: '4500012' } },
    Filled: {},
    Required: { props: { required: true, defaultValue: '' } },
    Error: {
      props: {
        required: true,
        defaultValue: '45',
        error: true,
        helperText: 'A PO number of this company has seven digits.',
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
        say: 'Name the expected value in a word or two, and explain it in the hint.',
      },
      dont: {
        show: <TextField label="Contact" placeholder="Who opens the gate for the driver" />,
        say: 'Don’t explain inside the field: placeholders disappear on typing.',
      },
    },
    {
      do: {
        show: (
          <TextField
            {...sample}
            defaultValue="45"
            error={true}
            helperText={'A PO number of this company has seven digits.'}
          />
        ),
        say: 'Describe the problem and the expected format, in a sentence.',
      },
      dont: {
        show: <TextField {...sample} defaultValue="45" error={true} helperText={'Invalid input.'} />,
        say: 'Don’t only say that it is wrong.',
      },
    },
    {
      do: {
        show: <TextField label="Fleet number" defaultValue="204 118" readOnly />,
        say: 'Make a value read-only if it is submitted and can be copied, but not edited.',
      },
      dont: {
        show: <TextField label="Fleet number" defaultValue="204 118" disabled />,
        say: 'Don’t disable it for that: a disabled field is neither submitted nor focusable.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the field and out of it. Skips a disabled one.',
    'Any text': 'Is entered, unless the field is read-only.',
    Enter: 'Submits the form of the field, as usual on the web.',
  },
});
