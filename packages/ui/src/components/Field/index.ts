export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field.tsx';
