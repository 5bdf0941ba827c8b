import { documented } from '../../stories/documentation/documentation.ts';
import { Amount } from './Amount.tsx';

const sample = { amount: '1724.25', currency: 'EUR' };

export default documented('HyAmount', Amount, {
  sample: { ...sample, amount: '12840.50', mutedCents: true, emphasis: 'figure' },
  notes: `An amount is a text, “-1234.50”, because a JavaScript number would be inexact. It is formatted in the
reader’s language with at least the currency’s decimals, and never rounded. Amounts are neither added nor converted
here: a sum comes from the server.

All digits have the same width, so amounts align in a column.`,
  use: {
    when: ['For displaying money: in a table, in a sentence, as a key figure.'],
    instead: { MoneyField: 'For entering an amount.' },
  },
  behavior: {
    'Long amounts': 'Never wrapped and never truncated. Give the column enough room for the longest amount.',
    Languages: 'Separators, decimals and the position of the currency follow the reader’s language.',
  },
  wording: ['Add whether VAT is included and what the amount is for: an amount alone explains nothing.'],
  screenReader: ['The amount and its currency are read as one text, with a minus as a word.'],
  related: { KeyFigures: 'Shows counts above a list that filter it.', OrderList: 'Shows the estimate of each order.' },
  anatomy: {
    slots: {
      root: 'Amount with its currency. It never wraps.',
      cents: 'Decimals, muted to emphasize the whole number.',
    },
  },
  variants: {
    Usual: { props: { ...sample, emphasis: 'normal', mutedCents: false } },
    'A total': { props: { ...sample, emphasis: 'strong', mutedCents: false } },
    'A key figure': {},
    'A difference': { props: { amount: '95.00', emphasis: 'normal', mutedCents: false, signed: true } },
  },
  states: {
    'A credit': { props: { amount: '-310.80', emphasis: 'normal', mutedCents: false } },
    'Another currency': { props: { amount: '8364', currency: 'PLN', emphasis: 'normal', mutedCents: false } },
    'More decimals than usual': { props: { amount: '0.2875', emphasis: 'normal', mutedCents: false } },
  },
  guidance: [
    {
      do: {
        show: <Amount {...sample} />,
        say: 'Write an amount with its currency, exactly as it will be on the invoice.',
      },
      dont: {
        show: <span>approx. € 1.7k</span>,
        say: 'Don’t round or shorten money, and don’t format it by hand for one country.',
      },
    },
    {
      do: {
        show: (
          <div style={{ display: 'grid', justifyItems: 'end' }}>
            <Amount {...sample} />
            <Amount amount="-310.80" currency="EUR" />
            <Amount amount="1413.45" currency="EUR" emphasis="strong" />
          </div>
        ),
        say: 'Align amounts at their end, and emphasize only the total.',
      },
      dont: {
        show: (
          <div style={{ display: 'grid', justifyItems: 'start' }}>
            <Amount {...sample} emphasis="strong" />
            <Amount amount="-310.80" currency="EUR" emphasis="strong" mutedCents />
            <Amount amount="1413.45" currency="EUR" emphasis="strong" />
          </div>
        ),
        say: 'Don’t emphasize all amounts or mute only some decimals: sizes are then hard to compare.',
      },
    },
  ],
});
