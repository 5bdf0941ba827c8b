'use client';

import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { CloseIcon } from '../../internal/icons.tsx';
import { SearchIcon } from '../../internal/list-icons.tsx';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { searchFieldText } from './text.ts';

const Root = slot(OutlinedInput, 'HySearchField-root', ({ theme }) => ({
  inlineSize: '100%',
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& .MuiInputAdornment-positionStart': { color: theme.vars.color.ink3, marginInlineEnd: 0 },
}));

export interface SearchFieldProps extends RootProps<HTMLDivElement> {
  /** Name of the field for screen readers; the placeholder is a hint and no name. */
  label: string;
  /** A hint at what can be searched. */
  placeholder?: string;
  /** The text that the list is searched by. */
  value: string;
  /** Called when typing pauses, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Milliseconds of silence before a search. */
  delay?: number;
  /** The most characters. */
  maxLength?: number;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['SearchField']>;
  /** The input, to focus it from outside. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Searches while one types. A value that changes from outside (Back, Clear all) replaces what was typed. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    placeholder,
    value,
    onSearch,
    delay = 300,
    maxLength = 100,
    labels,
    inputRef,
    ...root
  } = useComponentProps('HySearchField', props);
  const words = useUiText('SearchField', searchFieldText, labels);
  const [draft, setDraft] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);

  // A value that is our own search coming back, perhaps trimmed and later than the next letter, leaves the draft alone.
  useLayoutEffect(() => {
    if (value.trim() === sent.current.trim()) return;
    clearTimeout(timer.current);
    sent.current = value;
    setDraft(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text;
    onSearch(text);
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), delay);
  };
  const clear = () => {
    setDraft('');
    search('');
  };

  return (
    <Root
      {...root}
      type="search"
      value={draft}
      placeholder={placeholder}
      inputRef={inputRef}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(draft);
        if (event.key === 'Escape' && draft !== '') clear();
      }}
      inputProps={{ 'aria-label': label, maxLength, enterKeyHint: 'search', autoComplete: 'off', spellCheck: false }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={
        draft !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={words.clear} onClick={clear}>
              <CloseIcon size={12} />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
}
