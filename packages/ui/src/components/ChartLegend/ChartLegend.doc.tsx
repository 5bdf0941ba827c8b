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
    when: ['Above bars outside of a BarChart, which has its own legend: a column of BudgetBars.'],
    instead: { BarChart: 'For amounts by month. It includes a legend.' },
  },
  wording: ['Use the same terms as the columns beside it.'],
  screenReader: ['A list of names. The looks themselves are not announced.'],
  related: { BudgetBar: 'Needs a legend above its column.' },
  anatomy: {
    slots: { root: 'The list.', entry: 'What is drawn so.', swatch: 'How it is drawn.' },
  },
  states: { 'All looks': {}, 'Without a budget': { props: { entries: entries.slice(0, 3) } } },
  guidance: [
    {
      do: { show: <ChartLegend entries={entries} />, say: 'Name the parts in the order of the bars.' },
      dont: {
        show: <ChartLegend entries={entries.slice(0, 1)} />,
        say: 'Don’t use it for one series: its name is enough.',
      },
    },
  ],
});
