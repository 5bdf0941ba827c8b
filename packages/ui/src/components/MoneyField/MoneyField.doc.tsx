import { documented } from '../../stories/documentation/documentation.ts';
import { fieldParts, inputParts } from '../../stories/documentation/inner-parts.ts';
import { MoneyField } from './MoneyField.tsx';

const sample = { label: 'Budget', currency: 'EUR', defaultValue: '12500.50' };

export default documented('HyMoneyField', MoneyField, {
  sample,
  notes: `Amounts are accepted in the format of every language: \`1.250,50\`, \`1,250.50\` and \`1 250,5\` are the
same. A mark before exactly three digits is a thousands separator, because no amount has three decimals. On blur, the
amount is formatted for the reader’s language, always with two decimals.

The currency is the contract’s or depot’s and cannot be changed in the field. It is shown by its code, which is the
same in every language.`,
  use: {
    when: ['For entering an amount in a known currency.'],
    instead: {
      NumberField: 'For any other number.',
      Amount: 'For displaying an amount.',
      TextField: 'For text that contains digits.',
    },
  },
  behavior: {
    'What cannot be read': 'It stays for correction, with an error that shows an example.',
    Negative: 'A minus is not accepted. Use another field or a choice for amounts owed in the other direction.',
  },
  wording: ['Name the purpose of the money: “Budget”, not “Amount”.'],
  screenReader: ['Read with its label, then the currency, the error and the hint.'],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    props: {
      hint: 'Without VAT, for the whole project.',
      required: true,
      error: true,
      helperText: 'The budget is below what has been charged.',
    },
    slots: {
      root: 'Label, input with currency, error and hint.',
    },
    inner: fieldParts(inputParts('Input with the currency of the contract.')),
  },
  states: {
    Empty: { props: { defaultValue: null } },
    Filled: {},
    'In another currency': { props: { currency: 'PLN' } },
    'With a hint': { props: { hint: 'Without VAT, for the whole project.' } },
    Required: { props: { required: true, defaultValue: null } },
    Error: { props: { error: true, helperText: 'The order alone costs more than that.' } },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiInputBase-root' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <MoneyField {...sample} hint="Without VAT, for the whole project." />,
        say: 'Say in the hint whether VAT is included, and the purpose of the amount.',
      },
      dont: {
        show: <MoneyField {...sample} label="Budget in €" />,
        say: 'Don’t repeat the currency in the label: it is in the field.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the field and out of it. On blur, the amount is formatted for the language.',
    'Any text': 'Stays as typed until blur. Text that is not an amount stays for correction.',
  },
});
