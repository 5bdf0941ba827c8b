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
    when: ['In a row of a table, for what of a budget is used and what will be.'],
    instead: {
      BarChart: 'For amounts by month.',
      Sparkline: 'For how a number went.',
    },
  },
  behavior: {
    Scale: 'Bars that stand below each other have one `scale`, so that they can be compared.',
    'No budget': 'Without a budget there is no mark.',
  },
  wording: ['The label names the row and says the amounts that decide: at the end, and what is over or left.'],
  screenReader: ['One picture with its label; the amounts themselves stand in the row.'],
  related: { ChartLegend: 'Says what each look stands for.' },
  anatomy: {
    slots: {
      root: 'The bar.',
      part: 'A part of the amount, drawn as the legend says.',
      budget: 'Where the budget ends.',
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
        say: 'Write beside it what it comes to: a bar alone says no amount.',
      },
      dont: {
        show: <BudgetBar {...sample} scale={20_000} />,
        say: 'Don’t give a bar a scale that does not hold it: it is cut off at its end.',
      },
    },
  ],
});
