import { documented } from '../../stories/documentation/documentation.ts';
import { Amount } from './Amount.tsx';

const sample = { amount: '1724.25', currency: 'EUR' };

export default documented('HyAmount', Amount, {
  sample: { ...sample, amount: '12840.50', mutedCents: true, emphasis: 'figure' },
  notes: `An amount is a text, “-1234.50”, and never a number of JavaScript, which would be inexact. It is written in the
reader’s language, with at least the decimals that the currency has; none is rounded away. Amounts are not added and not
converted here: a sum comes from the server.

The figures are all equally wide, so that amounts line up below each other.`,
  use: {
    when: ['For money that is shown: in a table, in a sentence, as a key figure.'],
    instead: { MoneyField: 'For an amount that is typed.' },
  },
  behavior: {
    'Long amounts': 'Never broken over two lines, and never shortened; give a column the room for the longest one.',
    Languages: 'Marks, decimals and the place of the currency follow the reader’s language.',
  },
  wording: ['Say beside the amount whether VAT is part of it, and what it is for: an amount alone explains nothing.'],
  screenReader: ['The amount is read with its currency in one go, a minus as a word.'],
  related: { KeyFigures: 'Counts above a list, which filter it.', OrderList: 'Shows the estimate of each order.' },
  anatomy: {
    slots: {
      root: 'The whole amount with its currency; it never breaks over two lines.',
      cents: 'The decimals, set back where the whole matters.',
    },
  },
  states: {
    Usual: { props: { ...sample, emphasis: 'normal', mutedCents: false } },
    'A total': { props: { ...sample, emphasis: 'strong', mutedCents: false } },
    'A key figure': {},
    'A credit': { props: { amount: '-310.80', emphasis: 'normal', mutedCents: false } },
    'A difference': { props: { amount: '95.00', emphasis: 'normal', mutedCents: false, signed: true } },
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
        say: 'Don’t round or shorten money, nor write it by hand in one country’s way.',
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
        say: 'Line amounts up at their end, and make the total alone strong.',
      },
      dont: {
        show: (
          <div style={{ display: 'grid', justifyItems: 'start' }}>
            <Amount {...sample} emphasis="strong" />
            <Amount amount="-310.80" currency="EUR" emphasis="strong" mutedCents />
            <Amount amount="1413.45" currency="EUR" emphasis="strong" />
          </div>
        ),
        say: 'Don’t make all of them strong, nor set the decimals back of some: the sizes can no longer be compared.',
      },
    },
  ],
});
