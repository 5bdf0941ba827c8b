'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent, KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import type { InputBasics, InputEvents } from '../../internal/input.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';

const Root = derivedRoot(Field, 'HySelect-root');

export interface SelectOption {
  /** Value that the form submits. */
  readonly value: string;
  readonly label: string;
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string | undefined;
  readonly disabled?: boolean | undefined;
}

type Given = FieldFrameProps & InputEvents<HTMLSelectElement> & InputBasics;
type Own = Given & Omit<RootProps<'HySelect' | 'HyField', 'div'>, keyof Given>;

export interface SelectProps extends Own {
  /** Options to choose from. */
  options: readonly SelectOption[];
  /** Value of the selected option. */
  value?: string | undefined;
  /** Initial selection of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** Called on every change. */
  onChange?: ((event: ChangeEvent<HTMLSelectElement>, value: string) => void) | undefined;
  /** Label of the first option, which has an empty value: "No depot". */
  placeholder?: string | undefined;
  /** Autofill hint for the browser: "country". */
  autoComplete?: string | undefined;
  /** Ref to the select, for example to focus it. */
  inputRef?: Ref<HTMLSelectElement> | undefined;
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
/** HTML has no read-only select. This one is focusable, but not editable. */
const READ_ONLY = {
  'aria-readonly': true,
  onMouseDown: refuse,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') event.preventDefault();
  },
};

/** Choice of one option in the browser’s native list, which works best on phones. */
export const Select = withRef(function Select(props: SelectProps) {
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
          {options.map(({ value: optionValue, label, ...own }) => (
            <option key={optionValue} value={optionValue} {...own}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Root>
  );
});
