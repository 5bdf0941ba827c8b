export type { ChoiceOption } from './choice-option.ts';
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field.tsx';
