'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { type Ref, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { useFormReset } from '../../internal/form-reset.ts';
import type { InputBasics, InputEvents } from '../../internal/input.ts';
import { derivedRoot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import type { Suggestions } from './Suggestions.tsx';
import { comboboxText } from './text.ts';

/** As high as every other field. */
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

type List = typeof Suggestions;
let loaded: List | undefined;
const loadList = async () => {
  loaded ??= (await import('./Suggestions.tsx')).Suggestions;
  return loaded;
};

/** The list's code, which comes after the first paint. A plain field takes what is typed until then, and hands on the focus. */
function useList(input: RefObject<HTMLInputElement | null>): List | undefined {
  const [list, setList] = useState(() => loaded);
  const hadFocus = useRef(false);
  useEffect(() => {
    let isThere = true;
    // Without it the field stays a plain one.
    loadList().then(
      (found) => {
        hadFocus.current = document.activeElement === input.current;
        if (isThere) setList(() => found);
      },
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [input]);
  useLayoutEffect(() => {
    if (!list || !hadFocus.current) return;
    hadFocus.current = false;
    input.current?.focus();
    input.current?.setSelectionRange(-1, -1);
  }, [list, input]);
  return list;
}

const all = (options: ComboboxOption[]) => options;

/** One of many things, found by typing; the options may come from a server. */
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
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, inputRef);
  const List = useList(input);
  const shown = isTyping ? query : (value?.label ?? '');

  const rest = (event?: SyntheticEvent) => {
    setTyping(false);
    if (query !== '') setQuery('', event);
  };
  useFormReset(sent, () => {
    setOwn(defaultValue);
    rest();
  });
  const search = (event: SyntheticEvent, typed: string) => {
    setTyping(true);
    setQuery(typed, event);
  };
  const native = { placeholder, readOnly, onFocus, onKeyDown, onBlur, inputRef: ref, fullWidth: true };
  return (
    <Root {...root} hint={loadError ?? hint}>
      {({ id, required, 'aria-invalid': error, 'aria-describedby': describedBy }) => (
        <>
          {List ? (
            <List
              {...{ id, value, disabled, readOnly, loading }}
              options={loadError === undefined ? [...options] : []}
              filterOptions={onQueryChange ? all : undefined}
              loadingText={text.loading}
              noOptionsText={loadError ?? text.none}
              clearText={text.clear}
              openText={text.open}
              closeText={text.close}
              // What was typed before the list came is offered as soon as it has the focus.
              openOnFocus={isTyping}
              inputValue={shown}
              onInputChange={(event: SyntheticEvent | null, typed, reason) => {
                if (reason === 'input') search(event as SyntheticEvent, typed);
                // Without an event it is the list itself that has come, to what was typed before.
                else if (event) rest(event);
              }}
              onChange={(event, next) => {
                setOwn(next);
                onChange?.(event, next);
              }}
              input={{ ...native, required, error, 'aria-describedby': describedBy }}
            />
          ) : (
            <OutlinedInput
              {...{ ...native, id, required, error, disabled }}
              value={shown}
              onChange={(event) => search(event, event.target.value)}
              slotProps={{ input: { 'aria-describedby': describedBy } }}
            />
          )}
          <input ref={sent} type="hidden" name={name} value={value?.value ?? ''} disabled={disabled} />
        </>
      )}
    </Root>
  );
}
