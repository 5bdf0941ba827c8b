'use client';

import IconButton from '@mui/material/IconButton';
import { type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/index.ts';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import type { ChangeHandler } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { searchFieldText } from './text.ts';

/** Plain input, because MUI's would add its multiline and label code to every list. */
const Root = slot('div', 'HySearchField-root', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: theme.vars.density.control,
  paddingInline: '12px 8px',
  border: `1px solid ${theme.vars.color.control}`,
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.color.surface,
  color: theme.vars.color.ink,
  cursor: 'text',
  '& > svg': { flex: 'none', color: theme.vars.color.ink3 },
  '&:hover': { borderColor: theme.vars.color.ink2 },
  // The border thickens inward, so nothing moves. A second ring inside it would be redundant.
  '&:focus-within': {
    borderColor: theme.vars.color.brand,
    boxShadow: `inset 0 0 0 1px ${theme.vars.color.brand}`,
  },
  [media.forcedColors]: { '&:focus-within': { outline: '2px solid Highlight' } },
}));

const Input = slot('input', 'HySearchField-input', ({ theme }) => ({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: 6,
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: '1.4375em',
  outline: 'none',
  appearance: 'none',
  '&::placeholder': { color: theme.vars.color.ink3, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
}));

export interface SearchFieldProps extends RootProps<'HySearchField', 'div'> {
  /** Name of the field for screen readers. The placeholder is only a hint. */
  label: string;
  /** Hint at searchable text. */
  placeholder?: string | undefined;
  /** Current search text. Typed text becomes the query when typing pauses. */
  query?: string | undefined;
  /** Initial text of an uncontrolled field. */
  defaultQuery?: string | undefined;
  /** Called when typing pauses, and immediately on Enter and on clearing. */
  onQueryChange?: ChangeHandler<string> | undefined;
  /** Pause in milliseconds before a search. */
  delay?: number | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['SearchField']> | undefined;
  /** Ref to the input, for example to focus it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HySearchField: SearchFieldProps;
  }
  interface ComponentNameToClassKey {
    HySearchField: 'root' | 'input';
  }
}

/** Searches while the user types. A query that changes from outside (Back, Clear all) replaces the typed text. */
export const SearchField = withRef(function SearchField(props: SearchFieldProps) {
  const {
    label,
    placeholder,
    query,
    defaultQuery = '',
    onQueryChange,
    delay = 300,
    maxLength = 100,
    labels,
    inputRef,
    id,
    ...root
  } = useComponentProps('HySearchField', props);
  const words = useUiText('SearchField', searchFieldText, labels);
  const [draft, setDraft] = useState(query ?? defaultQuery);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const sent = useRef(draft);

  // The field's own query, returned trimmed or late, leaves the draft unchanged.
  useLayoutEffect(() => {
    if (query === undefined || query.trim() === sent.current.trim()) return;
    clearTimeout(timer.current);
    sent.current = query;
    setDraft(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (event: SyntheticEvent | null, text: string) => {
    clearTimeout(timer.current);
    sent.current = text;
    onQueryChange?.(event, text);
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(null, text), delay);
  };
  const clear = (event: SyntheticEvent) => {
    setDraft('');
    search(event, '');
  };

  return (
    <Root
      data-print="hide"
      {...rootWith(root, { onClick: ({ currentTarget }) => currentTarget.querySelector('input')?.focus() })}
    >
      <SearchIcon />
      <Input
        ref={inputRef}
        id={id}
        type="search"
        value={draft}
        placeholder={placeholder}
        aria-label={label}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(event, draft);
          if (event.key === 'Escape' && draft !== '') clear(event);
        }}
      />
      {draft !== '' && (
        <IconButton size="small" aria-label={words.clear} onClick={clear}>
          <CloseIcon size={12} />
        </IconButton>
      )}
    </Root>
  );
});
