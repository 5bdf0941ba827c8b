export { ChartLegend, type ChartLegendEntry, type ChartLegendProps, type ChartLook } from './ChartLegend.tsx';
