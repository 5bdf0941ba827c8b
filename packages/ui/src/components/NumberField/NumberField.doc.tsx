import { documented } from '../../stories/documentation/documentation.ts';
import { TextField } from '../TextField/TextField.tsx';
import { NumberField } from './NumberField.tsx';

const sample = { label: 'Weight of the load', unit: 'kg', decimals: 1, defaultValue: 1250.5 };

export default documented('HyNumberField', NumberField, {
  sample,
  notes: `The number is typed as the reader’s language writes it, with or without marks between thousands, and is rewritten
in that way when the field is left. A decimal point is read in every language where it cannot mean thousands. What cannot
be read stays in the field for correction, with an example of how a number looks.`,
  use: {
    when: ['For a quantity, a weight or a size that is calculated with.'],
    instead: {
      MoneyField: 'For money.',
      TextField: 'For a number that is a name: a PO number, a fleet number.',
      Select: 'For one of a few numbers.',
    },
  },
  behavior: {
    'What cannot be read': 'It stays for correction, with an error that shows how a number looks.',
    Limits:
      'A number below `min` or above `max` stays, and the field says the limit on leaving; the page checks it before it sends.',
  },
  wording: ['Name the thing that is measured, and leave the unit to the field.'],
  screenReader: [
    'Read with its label, then the unit, the error and the hint. It is a text field: no arrow key changes the number by accident.',
  ],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    slots: {
      root: 'The label, the field with its unit, the error and the hint. The parts inside are those of Field.',
    },
  },
  states: {
    Empty: { props: { defaultValue: null } },
    Filled: {},
    'Without decimals or unit': {
      props: { label: 'Number of machines', unit: undefined, decimals: 0, defaultValue: 4 },
    },
    Required: { props: { required: true, defaultValue: null } },
    Error: { props: { error: 'No lift of this depot carries that much.' } },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiInputBase-root' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <NumberField {...sample} hint="The heaviest single piece." />,
        say: 'Show the unit in the field, and ask in the unit that people on the site use.',
      },
      dont: {
        show: <NumberField label="Weight of the load in kg (no dots or commas)" />,
        say: 'Don’t write rules of typing into the label: the field reads every usual way.',
      },
    },
    {
      do: {
        show: <NumberField {...sample} error="No lift of this depot carries more than 1,000 kg." />,
        say: 'Say what the limit is when a number goes beyond it.',
      },
      dont: {
        show: <TextField label="Weight of the load" type="text" inputMode="decimal" defaultValue="1250.5" />,
        say: 'Don’t take a text field for numbers: it cannot read 1.250,5 in German.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the field and on from it. On leaving, the number is written in the language’s way.',
    'Any text': 'Is left as it is typed until the field is left.',
    'Arrow up, arrow down': 'Go through the text; they do not change the number, nor does the wheel of a mouse.',
  },
});
