export { isBackwards, NO_PERIOD, type Period } from './model.ts';
export { PeriodFilter, type PeriodFilterProps, type PeriodPreset } from './PeriodFilter.tsx';
