import type { Issue } from '@hireyard/contract';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';
import type { FieldError } from 'react-hook-form';
import type { IssueKey } from './issue.ts';
import { useSentences } from './use-sentences.ts';

export const FieldRow = styled('div')({ display: 'grid', gap: 4 });
export const Label = styled('label')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600 }));

type InputProps = Pick<
  React.InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize' | 'maxLength'
>;

interface FieldHold {
  readonly name: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange?: React.ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: React.FocusEventHandler<HTMLInputElement>;
  /** Held by the form where it is not the text itself that is kept. */
  readonly value?: string;
}

export interface FieldProps {
  label: string;
  /** What react-hook-form's `register` returns, or only the name. */
  register: FieldHold;
  error?: FieldError | Issue | undefined;
  /** What to enter, under the field. */
  hint?: string;
  /** The message for an invalid format, where there is a better one than "not valid". */
  invalidAs?: IssueKey;
  input?: InputProps;
  endAdornment?: ReactNode;
}

/** A labelled text field with its error below, which screen readers announce with the field. */
export function Field({ label, register, error, hint, invalidAs, input, endAdornment }: FieldProps) {
  const id = useId();
  const { issue } = useSentences();
  const { ref, name, onChange, onBlur, value } = register;
  const text = error ? issue(error as Issue, invalidAs) : hint;
  return (
    <FieldRow>
      <Label htmlFor={id}>{label}</Label>
      <OutlinedInput
        id={id}
        fullWidth
        error={Boolean(error)}
        inputRef={ref}
        name={name}
        {...(value !== undefined && { value })}
        onChange={onChange}
        onBlur={onBlur}
        slotProps={{ input: { ...input, 'aria-describedby': text ? `${id}-text` : undefined } }}
        endAdornment={endAdornment}
      />
      <FormHelperText id={`${id}-text`} error={Boolean(error)} sx={{ marginInline: 0, marginBlockStart: 0 }}>
        {text}
      </FormHelperText>
    </FieldRow>
  );
}
