'use client';

import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { useFormReset } from '../../internal/form-reset.ts';
import type { InputBasics, InputEvents } from '../../internal/input.ts';
import { derivedRoot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { comboboxText } from './text.ts';

/** Makes MUI's input as high as every other field. */
const Root = derivedRoot(Field, 'HyCombobox-root', {
  '& .MuiAutocomplete-root .MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 0 },
  '& .MuiAutocomplete-root .MuiOutlinedInput-root .MuiAutocomplete-input': { paddingBlock: 8, paddingInline: 12 },
});

export interface ComboboxOption {
  /** What is sent. */
  readonly value: string;
  readonly label: string;
}

type Given = FieldFrameProps & InputEvents<HTMLInputElement> & InputBasics;
type Own = Given & Omit<RootProps<'HyCombobox' | 'HyField', 'div'>, keyof Given>;

export interface ComboboxProps extends Own {
  /** What is offered. With `onQueryChange` these are what the query found; without, typing narrows them down. */
  options: readonly ComboboxOption[];
  /** What is chosen. */
  value?: ComboboxOption | null;
  /** What is chosen to begin with, where the field holds it. */
  defaultValue?: ComboboxOption | null;
  /** Called with every choice, and when it is cleared. */
  onChange?: (event: SyntheticEvent, value: ComboboxOption | null) => void;
  /** The text that is searched for; empty while the field shows its choice. */
  query?: string;
  /** The text to begin with, where the field holds it. */
  defaultQuery?: string;
  /** Called with every letter: bring the options that match, after a pause. */
  onQueryChange?: ChangeHandler<string>;
  /** The options are on their way. */
  loading?: boolean;
  /** Why no options could be loaded, as a sentence: shown in place of them, and under the field. */
  loadError?: string;
  /** An example in the empty field; never in place of the label. */
  placeholder?: string;
  /** The input, to focus it from outside. */
  inputRef?: Ref<HTMLInputElement>;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['Combobox']>;
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

/** A choice of one among many options, found by typing. The options may come from a server. */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value: given,
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
  const [value, setOwn] = useControllable(given, defaultValue, undefined);
  const [query, setQuery] = useControllable(givenQuery, defaultQuery, onQueryChange);
  const [isTyping, setTyping] = useState(query !== '');
  const sent = useRef<HTMLInputElement>(null);
  const shown = isTyping ? query : (value?.label ?? '');

  const showChoice = (event?: SyntheticEvent) => {
    setTyping(false);
    if (query !== '') setQuery('', event);
  };
  useFormReset(sent, () => {
    setOwn(defaultValue);
    showChoice();
  });
  return (
    <Root {...root} hint={loadError ?? hint}>
      {({ id, required, 'aria-invalid': error, 'aria-describedby': describedBy }) => (
        <>
          {/* The type arguments choose the overload: trying the others takes the type checker nine seconds. */}
          <Autocomplete<ComboboxOption, false, false, false, 'div', undefined>
            {...{ id, value, disabled, readOnly, loading }}
            options={loadError === undefined ? [...options] : []}
            filterOptions={onQueryChange ? all : undefined}
            getOptionKey={(option) => option.value}
            isOptionEqualToValue={(option, choice) => option.value === choice.value}
            loadingText={text.loading}
            noOptionsText={loadError ?? text.none}
            clearText={text.clear}
            openText={text.open}
            closeText={text.close}
            inputValue={shown}
            onInputChange={(event: SyntheticEvent | null, typed, reason) => {
              if (reason === 'input') {
                setTyping(true);
                setQuery(typed, event as SyntheticEvent);
              }
              // MUI's own reset to the choice comes without an event, and would drop a query to begin with.
              else if (event) showChoice(event);
            }}
            onChange={(event, choice) => {
              setOwn(choice);
              onChange?.(event, choice);
            }}
            onKeyDown={(event) => {
              // Enter would send the form, and with it lose an open list or a text that is no choice yet.
              const isSettled = shown === (value?.label ?? '');
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
}
