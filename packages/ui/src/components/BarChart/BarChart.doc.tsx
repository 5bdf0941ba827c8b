import { spendByMonth } from '../../stories/chart-samples.ts';
import { documented } from '../../stories/documentation/documentation.ts';
import { BarChart } from './BarChart.tsx';

const bar = '.HyBarChart-bar';

export default documented('HyBarChart', BarChart, {
  sample: spendByMonth,
  notes: `Columns are plain HTML, without a chart library. They need no stylesheet of their own, follow the reading
direction, and are as small to download as other components. The scale starts at zero and ends above the highest
column. Negative values have no bar, but they are announced and shown in the table.`,
  use: {
    when: ['For amounts by month or another period, where their development matters: past and expected spend.'],
    instead: {
      Sparkline: 'For the trend of one number, beside it.',
      BudgetBar: 'For one total against its limit.',
    },
  },
  behavior: {
    'Narrow windows': 'The chart scrolls if its columns do not fit. Up to 16 columns have their totals above them.',
    'Table beside':
      'With `tableBeside`, the chart offers no table. Use it only if the page shows the same numbers in a table.',
    'A value in sight': 'The hovered or focused value is shown as text above the columns.',
  },
  wording: ['The label names the values and their dimension: “Spend by month”. A column’s `name` is the full month.'],
  screenReader: [
    'A figure with a name. Each value is an image with month, series and full value.',
    'The table contains the same numbers, with column and row headers.',
  ],
  related: { ChartLegend: 'Explains the looks. It is a part of the chart.' },
  anatomy: {
    slots: {
      root: 'Figure.',
      head: 'Legend and the link to the table.',
      readout: 'Text of the hovered or focused value.',
      plot: 'Scroll container for many columns.',
      columns: 'All columns, side by side.',
      scale: 'Grid lines with their amounts.',
      column: 'Column of a month.',
      stack: 'Stacked values of a column, with their total.',
      bar: 'Bar of a value.',
      name: 'Name of the month below its column.',
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
        say: 'Draw final values solid and expected values outlined, so that they differ without color.',
      },
      dont: {
        show: (
          <BarChart {...spendByMonth} series={spendByMonth.series.map((one) => ({ ...one, look: 'solid' as const }))} />
        ),
        say: 'Don’t use one look for two series.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the value that had focus last, and out of the chart.',
    'Arrow keys': 'Left and right move between columns, up and down within one.',
    'Home, End': 'Moves to the first and the last column.',
  },
});
