import { TextArea, type TextAreaProps } from '@hireyard/ui/components/TextArea';
import type { FieldValues } from 'react-hook-form';
import { optionalText } from './TextField.tsx';
import { type Bound, useBound } from './use-bound.ts';

/** Text of several lines. An optional field without text is null. */
export function TextAreaField<Values extends FieldValues>(props: Bound<Values> & Pick<TextAreaProps, 'maxLength'>) {
  const { form, name, required, maxLength } = props;
  return (
    <TextArea
      {...form.register(name, required ? {} : { setValueAs: optionalText })}
      {...useBound(props)}
      maxLength={maxLength}
    />
  );
}
