import type { Issue } from '@hireyard/contract';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FieldRow, Label } from './Field.tsx';
import { useSentences } from './use-sentences.ts';

export interface SelectFieldProps {
  label: string;
  register: UseFormRegisterReturn;
  error?: FieldError | undefined;
  options: readonly { value: string; label: string; lang?: string }[];
}

/** A labelled native select. */
export function SelectField({ label, register, error, options }: SelectFieldProps) {
  const id = useId();
  const { issue } = useSentences();
  const { ref, ...field } = register;
  return (
    <FieldRow>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        id={id}
        fullWidth
        error={Boolean(error)}
        input={<OutlinedInput />}
        inputRef={ref}
        inputProps={{ 'aria-describedby': error ? `${id}-text` : undefined, ...field }}
      >
        {options.map(({ value, label: text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {error && (
        <FormHelperText id={`${id}-text`} error>
          {issue(error as unknown as Issue)}
        </FormHelperText>
      )}
    </FieldRow>
  );
}
