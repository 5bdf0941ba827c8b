export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export { type DateRange, type Holiday, NO_RANGE } from './rules.ts';
