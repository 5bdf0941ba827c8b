'use client';

import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { useFormReset } from '../../internal/form-reset.ts';
import type { InputBasics, InputEvents } from '../../internal/input.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { comboboxText } from './text.ts';

/** Gives MUI's input the height of other fields. */
const Root = derivedRoot(Field, 'HyCombobox-root', {
  '& .MuiAutocomplete-root .MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 0 },
  '& .MuiAutocomplete-root .MuiOutlinedInput-root .MuiAutocomplete-input': { paddingBlock: 8, paddingInline: 12 },
});

export interface ComboboxOption {
  /** Value that the form submits. */
  readonly value: string;
  readonly label: string;
}

type Given = FieldFrameProps & InputEvents<HTMLInputElement> & InputBasics;
type Own = Given & Omit<RootProps<'HyCombobox' | 'HyField', 'div'>, keyof Given>;

export interface ComboboxProps extends Own {
  /** Options to choose from. With `onQueryChange`, the results of the query. Otherwise, typing filters them. */
  options: readonly ComboboxOption[];
  /** Selected option. */
  value?: ComboboxOption | null | undefined;
  /** Initial selection of an uncontrolled field. */
  defaultValue?: ComboboxOption | null | undefined;
  /** Called on every selection and on clearing. */
  onChange?: ((event: SyntheticEvent, value: ComboboxOption | null) => void) | undefined;
  /** Current search text. Empty while the field shows the selection. */
  query?: string | undefined;
  /** Initial text of an uncontrolled field. */
  defaultQuery?: string | undefined;
  /** Called on every keystroke. Load the matching options, debounced. */
  onQueryChange?: ChangeHandler<string> | undefined;
  /** True while options are loading. */
  loading?: boolean | undefined;
  /** Sentence explaining why loading failed: shown instead of the options and under the field. */
  loadError?: string | undefined;
  /** Example shown in the empty field. Not a substitute for the label. */
  placeholder?: string | undefined;
  /** Ref to the input, for example to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Combobox']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyCombobox: ComboboxProps;
  }
  interface ComponentNameToClassKey {
    HyCombobox: 'root';
  }
}

const all = (options: ComboboxOption[]) => options;

/** Choice of one option among many, found by typing. Options may come from a server. */
export const Combobox = withRef(function Combobox(props: ComboboxProps) {
  const {
    options,
    value: valueProp,
    defaultValue = null,
    onChange,
    query: givenQuery,
    defaultQuery = '',
    onQueryChange,
    loading = false,
    loadError,
    placeholder,
    onBlur,
    onFocus,
    onKeyDown,
    name,
    disabled = false,
    readOnly = false,
    inputRef,
    hint,
    labels,
    ...root
  } = useComponentProps('HyCombobox', props);
  const text = useUiText('Combobox', comboboxText, labels);
  const [value, setOwn] = useControllable(valueProp, defaultValue, undefined);
  const [query, setQuery] = useControllable(givenQuery, defaultQuery, onQueryChange);
  const [isTyping, setTyping] = useState(query !== '');
  const sent = useRef<HTMLInputElement>(null);
  const inputText = isTyping ? query : (value?.label ?? '');

  const showChoice = (event: SyntheticEvent | null) => {
    setTyping(false);
    if (query !== '') setQuery(event, '');
  };
  useFormReset(sent, () => {
    setOwn(null, defaultValue);
    showChoice(null);
  });
  return (
    <Root {...root} hint={loadError ?? hint}>
      {({ id, required, 'aria-invalid': error, 'aria-describedby': describedBy }) => (
        <>
          {/* The type arguments select the overload. Trying all of them takes the type checker nine seconds. */}
          <Autocomplete<ComboboxOption, false, false, false, 'div', undefined>
            {...{ id, value, disabled, readOnly, loading }}
            options={loadError === undefined ? [...options] : []}
            filterOptions={onQueryChange ? all : undefined}
            getOptionKey={(option) => option.value}
            isOptionEqualToValue={(option, choice) => option.value === choice.value}
            loadingText={text.loading}
            noOptionsText={loadError ?? text.none}
            clearText={text.clear({ label: root.label })}
            openText={text.open({ label: root.label })}
            closeText={text.close({ label: root.label })}
            inputValue={inputText}
            onInputChange={(event: SyntheticEvent | null, typed, reason) => {
              if (reason === 'input') {
                setTyping(true);
                setQuery(event, typed);
              }
              // MUI's own reset to the selection comes without an event and would clear an initial query.
              else if (event) showChoice(event);
            }}
            onChange={(event, choice) => {
              setOwn(event, choice);
              onChange?.(event, choice);
            }}
            onKeyDown={(event) => {
              // Enter would submit the form and lose an open list or a text that is not yet a selection.
              const isSettled = inputText === (value?.label ?? '');
              const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null;
              if (event.key === 'Enter' && (isOpen || !isSettled)) event.preventDefault();
            }}
            renderInput={({ id: inputId, disabled: isDisabled, slotProps }) => (
              <OutlinedInput
                {...{ placeholder, readOnly, onFocus, onKeyDown, onBlur, inputRef, required, error }}
                fullWidth
                id={inputId}
                disabled={isDisabled}
                {...slotProps.input}
                slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': describedBy } }}
              />
            )}
          />
          <input ref={sent} type="hidden" name={name} value={value?.value ?? ''} disabled={disabled} />
        </>
      )}
    </Root>
  );
});
