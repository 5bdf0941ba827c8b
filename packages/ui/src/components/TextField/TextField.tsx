'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { InputAttributes, InputEvents } from '../../internal/input.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';

const Root = derivedRoot(Field, 'HyTextField-root');

type Given = FieldFrameProps & InputEvents<HTMLInputElement> & InputAttributes;
type Own = Given & Omit<RootProps<'HyTextField' | 'HyField', 'div'>, keyof Given>;

export interface TextFieldProps extends Own {
  /** Current text. */
  value?: string | undefined;
  /** Initial text of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called on every change. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>, value: string) => void) | undefined;
  /** Type of the text: selects a phone's keyboard, hides a password and offers a calendar for a date. */
  type?: 'text' | 'date' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  /** Content before the text, inside the field: an `InputAdornment`. */
  startAdornment?: ReactNode;
  /** Content after the text, inside the field: an `InputAdornment` with a unit or a button. */
  endAdornment?: ReactNode;
  /** Ref to the input, for example to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyTextField: TextFieldProps;
  }
  interface ComponentNameToClassKey {
    HyTextField: 'root';
  }
}

/** Field for a line of text. */
export const TextField = withRef(function TextField(props: TextFieldProps) {
  const {
    value,
    defaultValue,
    onChange,
    onBlur,
    onFocus,
    onKeyDown,
    name,
    type = 'text',
    disabled = false,
    readOnly = false,
    autoComplete,
    autoCapitalize,
    inputMode,
    spellCheck,
    placeholder,
    maxLength,
    minLength,
    pattern,
    startAdornment,
    endAdornment,
    inputRef,
    ...root
  } = useComponentProps('HyTextField', props);
  const native = { autoCapitalize, inputMode, spellCheck, maxLength, minLength, pattern };
  return (
    <Root {...root}>
      {({ id, required, 'aria-invalid': error, ...described }) => (
        <OutlinedInput
          {...{ id, required, error, name, type, disabled, readOnly, autoComplete, placeholder, inputRef }}
          {...{ value, defaultValue, startAdornment, endAdornment, onBlur, onFocus, onKeyDown }}
          fullWidth
          onChange={(event) => onChange?.(event as ChangeEvent<HTMLInputElement>, event.target.value)}
          slotProps={{ input: { ...native, ...described } }}
        />
      )}
    </Root>
  );
});
