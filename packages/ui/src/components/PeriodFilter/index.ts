export { isBackwards, NO_PERIOD, type Period } from './model.ts';
export { PeriodEditor, type PeriodEditorProps, type PeriodPreset } from './PeriodEditor.tsx';
export { PeriodFilter, type PeriodFilterProps } from './PeriodFilter.tsx';
