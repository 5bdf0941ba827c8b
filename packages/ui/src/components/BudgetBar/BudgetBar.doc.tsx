import { documented } from '../../stories/documentation/documentation.ts';
import { BudgetBar, type BudgetBarProps } from './BudgetBar.tsx';

const parts: BudgetBarProps['parts'] = [
  { id: 'invoiced', value: 41_208, look: 'solid' },
  { id: 'notInvoiced', value: 1_992, look: 'hatched' },
  { id: 'forecast', value: 12_840, look: 'outlined' },
];
const sample: BudgetBarProps = {
  label: 'Haven 7: €41,208 invoiced, €56,040 at the end, €2,040 over budget',
  parts,
  budget: 54_000,
  scale: 60_000,
};

export default documented('HyBudgetBar', BudgetBar, {
  sample,
  use: {
    when: ['In a table row, for the used and the expected part of a budget.'],
    instead: {
      BarChart: 'For amounts by month.',
      Sparkline: 'For the trend of a number.',
    },
  },
  behavior: {
    Scale: 'Bars below each other have the same `scale`, so that they can be compared.',
    'No budget': 'Without a budget there is no mark.',
  },
  wording: ['The label names the row and the decisive amounts: the expected total, and how much is over or left.'],
  screenReader: ['An image with its label. The amounts themselves are in the row.'],
  related: { ChartLegend: 'Explains the looks.' },
  anatomy: {
    slots: {
      root: 'The bar.',
      part: 'Part of the amount, drawn as in the legend.',
      budget: 'Mark of the budget.',
    },
  },
  wide: true,
  states: {
    'Over budget': {},
    'Within budget': { props: { budget: 58_000, label: 'Haven 7: €1,960 left' } },
    'No budget': { props: { budget: undefined, label: 'Haven 7: €56,040 at the end' } },
  },
  guidance: [
    {
      do: {
        show: (
          <div>
            <BudgetBar {...sample} /> €2,040 over
          </div>
        ),
        say: 'Show the amounts beside it: a bar alone has no numbers.',
      },
      dont: {
        show: <BudgetBar {...sample} scale={20_000} />,
        say: 'Don’t use a scale that is smaller than the bar: the bar is clipped.',
      },
    },
  ],
});
