import type { BarChartProps } from '../components/BarChart/BarChart.tsx';

const NONE = null;

/** Spend over half a year, including expected amounts. */
export const spendByMonth = {
  label: 'Spend by month',
  series: [
    { id: 'invoiced', label: 'Invoiced', look: 'solid' },
    { id: 'notInvoiced', label: 'Not invoiced yet', look: 'hatched' },
    { id: 'forecast', label: 'Forecast', look: 'outlined' },
  ],
  points: [
    { id: '2026-09', label: 'Sep', group: '2026', name: 'September 2026', values: [24_880, NONE, NONE] },
    { id: '2026-10', label: 'Oct', name: 'October 2026', values: [26_108, NONE, NONE] },
    { id: '2026-11', label: 'Nov', name: 'November 2026', values: [16_875, 10_533, 5_120] },
    { id: '2026-12', label: 'Dec', name: 'December 2026', values: [NONE, NONE, 21_480] },
    { id: '2027-01', label: 'Jan', group: '2027', name: 'January 2027', values: [NONE, NONE, 19_633] },
  ],
  formatValue: (value) => `€${value.toLocaleString('en')}`,
  formatShort: (value) => `€${value / 1000}k`,
} satisfies BarChartProps;
