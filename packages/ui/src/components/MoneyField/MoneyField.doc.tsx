import { documented } from '../../stories/documentation/documentation.ts';
import { MoneyField } from './MoneyField.tsx';

const sample = { label: 'Budget', currency: 'EUR', defaultValue: '12500.50' };

export default documented('HyMoneyField', MoneyField, {
  sample,
  notes: `An amount is read in every language’s way: \`1.250,50\`, \`1,250.50\` and \`1 250,5\` are the same. A mark before
exactly three digits groups thousands, since no amount has three decimals. It is rewritten in the reader’s own way when
the field is left, always with two decimals.

The currency is that of the contract or the depot and cannot be changed in the field. It is shown by its code, which is
the same in every language.`,
  use: {
    when: ['For an amount of money that is typed, in a known currency.'],
    instead: {
      NumberField: 'For any other number.',
      Amount: 'For an amount that is only shown.',
      TextField: 'For text that has figures in it.',
    },
  },
  behavior: {
    'What cannot be read': 'It stays for correction, with an error that shows how an amount looks.',
    Negative: 'A minus is not read: what is owed the other way round is another field, or a choice beside it.',
  },
  wording: ['Name what the money is for: “Budget”, not “Amount”.'],
  screenReader: ['Read with its label, then the currency, the error and the hint.'],
  related: { Form: 'Lists its error with those of the other fields.' },
  anatomy: {
    slots: {
      root: 'The label, the field with its currency, the error and the hint. The parts inside are those of Field.',
    },
  },
  states: {
    Empty: { props: { defaultValue: null } },
    Filled: {},
    'In another currency': { props: { currency: 'PLN' } },
    'With a hint': { props: { hint: 'Without VAT, for the whole project.' } },
    Required: { props: { required: true, defaultValue: null } },
    Error: { props: { error: 'The order alone costs more than that.' } },
    'Read-only': { props: { readOnly: true } },
    Disabled: { props: { disabled: true } },
    Hover: { hover: '.MuiInputBase-root' },
    Focus: { focus: 'input' },
  },
  guidance: [
    {
      do: {
        show: <MoneyField {...sample} hint="Without VAT, for the whole project." />,
        say: 'Say in the hint whether VAT is part of the amount, and what it is for.',
      },
      dont: {
        show: <MoneyField {...sample} label="Budget in €" />,
        say: 'Don’t repeat the currency in the label: it stands in the field.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the field and on from it. On leaving, the amount is written in the language’s way.',
    'Any text': 'Is left as it is typed until the field is left; what is no amount stays for correction.',
  },
});
