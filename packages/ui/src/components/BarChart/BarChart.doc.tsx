import { spendByMonth } from '../../stories/chart-samples.ts';
import { documented } from '../../stories/documentation/documentation.ts';
import { BarChart } from './BarChart.tsx';

const bar = '.HyBarChart-bar';

export default documented('HyBarChart', BarChart, {
  sample: spendByMonth,
  notes: `Columns are drawn by plain HTML, without a library: they need no style sheet of their own, follow the direction
of reading, and are as large to download as any other component. The scale begins at nothing and ends above the highest
column. What is less than nothing has no bar: its value is read out, and stands in the table.`,
  use: {
    when: ['For amounts by month or alike, where their course matters: what was spent, and what is to come.'],
    instead: {
      Sparkline: 'For how one number went, beside it.',
      BudgetBar: 'For one total against its limit.',
    },
  },
  behavior: {
    'Narrow windows':
      'It scrolls where there are more columns than fit; up to 16 columns have their totals above them.',
    'Table beside':
      'With `tableBeside` it offers no table of its own. Only for a page that shows the same numbers in one.',
    'A value in sight': 'What is pointed at or focused is said in words above the columns.',
  },
  wording: ['The label says what is shown by what: “Spend by month”. A column’s `name` is its month in full.'],
  screenReader: [
    'A figure with its name. Each value is a picture with month, what it counts, and the value in full.',
    'The table holds the same numbers, with heads for columns and rows.',
  ],
  related: { ChartLegend: 'Says what each look stands for; it is a part of this.' },
  anatomy: {
    slots: {
      root: 'The figure.',
      head: 'What each look stands for, and the way to the table.',
      readout: 'The value that is pointed at or focused, in words.',
      plot: 'What scrolls where there are many columns.',
      columns: 'All columns beside each other.',
      scale: 'Lines with their amounts.',
      column: 'One month.',
      stack: 'Its values, one on the other, with their total.',
      bar: 'One value.',
      name: 'The month below its column.',
    },
  },
  wide: true,
  states: {
    Usual: {},
    'Table beside it': { props: { tableBeside: true } },
    'No values': { props: { points: [] } },
    Hover: { hover: bar },
    Focus: { focus: bar },
  },
  guidance: [
    {
      do: {
        show: <BarChart {...spendByMonth} />,
        say: 'Draw what is certain solid, and what is expected outlined: it is told apart without color.',
      },
      dont: {
        show: (
          <BarChart {...spendByMonth} series={spendByMonth.series.map((one) => ({ ...one, look: 'solid' as const }))} />
        ),
        say: 'Don’t give two series one look.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the value that was last in focus, and away from the chart.',
    'Arrow keys': 'Left and right go from column to column, up and down within one.',
    'Home, End': 'Goes to the first and the last column.',
  },
});
