import { TextField as Input, type TextFieldProps as InputProps } from '@hireyard/ui/components/TextField';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from './use-bound.ts';

interface TextFieldProps<Values extends FieldValues>
  extends Bound<Values>,
    Pick<InputProps, 'type' | 'autoComplete' | 'inputMode'> {
  /** Converts the entered text for the form. Without it, the form holds the text itself. */
  read?: (entered: string) => unknown;
}

/** Returns null for empty text. */
export const optionalText = (entered: string | null): string | null => entered?.trim() || null;

export function TextField<Values extends FieldValues>({ read, ...props }: TextFieldProps<Values>) {
  const { form, name, type, autoComplete, inputMode } = props;
  return (
    <Input
      {...form.register(name, read && { setValueAs: read })}
      {...useBound(props)}
      {...{ type, autoComplete, inputMode }}
    />
  );
}
