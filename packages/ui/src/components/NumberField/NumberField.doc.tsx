import { documented } from '../../stories/documentation/documentation.ts';
import { fieldParts, inputParts } from '../../stories/documentation/inner-parts.ts';
import { TextField } from '../TextField/TextField.tsx';
import { NumberField } from './NumberField.tsx';

const sample = { label: 'Weight of the load', unit: 'kg', decimals: 1, defaultValue: 1250.5 };

export default documented('HyNumberField', NumberField, {
  sample,
  notes: `Numbers are typed in the format of the reader’s language, with or without thousands separators, and formatted
on blur. A decimal point is accepted in every language if it cannot be a thousands separator. Text that is not a number
stays in the field for correction, with an example.`,
  use: {
    when: ['For quantities, weights and sizes used in calculations.'],
    instead: {
      MoneyField: 'For money.',
      TextField: 'For a number that is an identifier: a PO number, a fleet number.',
      Select: 'For one of a few numbers.',
    },
  },
  behavior: {
    'What cannot be read': 'It stays for correction, with an error that shows an example.',
    Limits:
      'A number below `min` or above `max` stays, and the field shows the limit on blur. The page validates it before submitting.',
  },
  wording: ['Name the measured thing, and leave the unit to the field.'],
  screenReader: [
    'Read with its label, unit, error and hint. It is a text field, so that arrow keys do not change the number by accident.',
  ],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    props: {
      hint: 'The heaviest single piece.',
      required: true,
      error: true,
      helperText: 'The crane lifts at most 1,200 kg.',
    },
    slots: {
      root: 'Label, input with unit, error and hint.',
    },
    inner: fieldParts(inputParts('Input with its unit.')),
  },
  variants: {
    'With a unit': {},
    'Without decimals or unit': {
      props: { label: 'Number of machines', unit: undefined, decimals: 0, defaultValue: 4 },
    },
  },
  states: {
    Empty: { props: { defaultValue: null } },
    Filled: {},
    Required: { props: { required: true, defaultValue: null } },
    Error: { props: { error: true, helperText: 'No lift of this depot carries that much.' } },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiInputBase-root' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <NumberField {...sample} hint="The heaviest single piece." />,
        say: 'Show the unit in the field, and use the unit common on site.',
      },
      dont: {
        show: <NumberField label="Weight of the load in kg (no dots or commas)" />,
        say: 'Don’t put format rules into the label: the field accepts every usual format.',
      },
    },
    {
      do: {
        show: <NumberField {...sample} error={true} helperText={'No lift of this depot carries more than 1,000 kg.'} />,
        say: 'Show the limit when a number exceeds it.',
      },
      dont: {
        show: <TextField label="Weight of the load" type="text" inputMode="decimal" defaultValue="1250.5" />,
        say: 'Don’t use a text field for numbers: it cannot parse 1.250,5 in German.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the field and out of it. On blur, the number is formatted for the language.',
    'Any text': 'Stays as typed until blur.',
    'Arrow up, arrow down': 'Move in the text. Neither they nor the mouse wheel change the number.',
  },
});
