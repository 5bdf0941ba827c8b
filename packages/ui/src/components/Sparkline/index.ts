export type { SparklineBand, SparklinePoint } from './model.ts';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
