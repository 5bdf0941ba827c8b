'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { InputBasics, InputEvents } from '../../internal/input.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';

const Root = derivedRoot(Field, 'HySelect-root');

export interface SelectOption {
  /** What is sent. */
  readonly value: string;
  readonly label: string;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

type Given = FieldFrameProps & InputEvents<HTMLSelectElement> & InputBasics;
type Own = Given & Omit<RootProps<'HySelect' | 'HyField', 'div'>, keyof Given>;

export interface SelectProps extends Own {
  /** What can be chosen. */
  options: readonly SelectOption[];
  /** The value of what is chosen. */
  value?: string;
  /** What is chosen to begin with, where the field holds it. */
  defaultValue?: string;
  /** Called with every change. */
  onChange?: (event: ChangeEvent<HTMLSelectElement>, value: string) => void;
  /** The first option, with an empty value: "No depot". */
  placeholder?: string;
  /** What the browser may fill in: "country". */
  autoComplete?: string;
  /** The select, to focus it from outside. */
  inputRef?: Ref<HTMLSelectElement>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HySelect: SelectProps;
  }
  interface ComponentNameToClassKey {
    HySelect: 'root';
  }
}

const refuse = (event: SyntheticEvent) => event.preventDefault();
/** HTML knows no read-only select: it can be reached and left, and not changed. */
const READ_ONLY = {
  'aria-readonly': true,
  onMouseDown: refuse,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault();
  },
};

/** One of several things, in the browser’s own list, which is the best one on a phone. */
export function Select(props: SelectProps) {
  const {
    options,
    value,
    defaultValue,
    onChange,
    onBlur,
    onFocus,
    onKeyDown,
    name,
    disabled = false,
    readOnly = false,
    placeholder,
    autoComplete,
    inputRef,
    ...root
  } = useComponentProps('HySelect', props);
  return (
    <Root {...root}>
      {({ id, required, 'aria-invalid': error, 'aria-describedby': describedBy }) => (
        <NativeSelect
          {...{ id, required, error, name, disabled, value, defaultValue, autoComplete, inputRef }}
          fullWidth
          input={<OutlinedInput readOnly={readOnly} />}
          inputProps={{ 'aria-describedby': describedBy, onBlur, onFocus, onKeyDown, ...(readOnly && READ_ONLY) }}
          onChange={(event) => onChange?.(event, event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value: given, label, ...own }) => (
            <option key={given} value={given} {...own}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Root>
  );
}
