export { BarChart, type BarChartPoint, type BarChartProps, type BarChartSeries } from './BarChart.tsx';
