import { documented } from '../../stories/documentation/documentation.ts';
import { ChartLegend, type ChartLegendEntry } from './ChartLegend.tsx';

const entries: ChartLegendEntry[] = [
  { id: 'invoiced', label: 'Invoiced', look: 'solid' },
  { id: 'notInvoiced', label: 'Not invoiced yet', look: 'hatched' },
  { id: 'forecast', label: 'Forecast', look: 'outlined' },
  { id: 'budget', label: 'Budget', look: 'mark' },
];

export default documented('HyChartLegend', ChartLegend, {
  sample: { entries },
  use: {
    when: ['Above bars that are no BarChart, which has its own: a column of BudgetBars.'],
    instead: { BarChart: 'Alone, where amounts stand by month: it has a legend.' },
  },
  wording: ['The words of the columns beside it, the same everywhere.'],
  screenReader: ['A list of what is drawn; the looks themselves are not read out.'],
  related: { BudgetBar: 'Needs one above its column.' },
  anatomy: {
    slots: { root: 'The list.', entry: 'What is drawn so.', swatch: 'How it is drawn.' },
  },
  states: { 'All looks': {}, 'Without a budget': { props: { entries: entries.slice(0, 3) } } },
  guidance: [
    {
      do: { show: <ChartLegend entries={entries} />, say: 'Name what is drawn, in the order of the bars.' },
      dont: {
        show: <ChartLegend entries={entries.slice(0, 1)} />,
        say: 'Don’t use it for one series: its name says it.',
      },
    },
  ],
});
