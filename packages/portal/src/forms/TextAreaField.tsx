import { TextArea, type TextAreaProps } from '@hireyard/ui/components/TextArea';
import type { FieldValues } from 'react-hook-form';
import { optionalText } from './TextField.tsx';
import { type Bound, useBound } from './use-bound.ts';

interface TextAreaFieldProps<Values extends FieldValues> extends Bound<Values>, Pick<TextAreaProps, 'maxLength'> {
  /** Converts the entered text for the form. */
  read?: (entered: string) => unknown;
}

/** Text of several lines. An optional field without text is null. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { form, name, required, maxLength, read = optionalText } = props;
  return (
    <TextArea
      {...form.register(name, required ? {} : { setValueAs: read })}
      {...useBound(props)}
      maxLength={maxLength}
    />
  );
}
