import { TextArea, type TextAreaProps } from '@hireyard/ui/components/TextArea';
import type { FieldValues } from 'react-hook-form';
import { optionalText } from './TextField.tsx';
import { type Bound, useBound } from './use-bound.ts';

/** Text of several lines, or nothing. */
export function TextAreaField<Values extends FieldValues>(props: Bound<Values> & Pick<TextAreaProps, 'maxLength'>) {
  const { form, name, maxLength } = props;
  return <TextArea {...form.register(name, { setValueAs: optionalText })} {...useBound(props)} maxLength={maxLength} />;
}
