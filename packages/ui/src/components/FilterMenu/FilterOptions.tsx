'use client';

import { useEffect, useRef, useState } from 'react';
import { checkbox } from '../../internal/checkbox.ts';
import { type ChangeHandler, withIds } from '../../internal/controllable.ts';
import type { Spoken } from '../../internal/message.ts';
import { numberIn } from '../../internal/numbers.ts';
import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import type { FilterMenuProps } from './FilterMenu.tsx';
import { type FilterOption, matchingOptions, withSelected } from './model.ts';

const Options = slot('ul', 'HyFilterMenu-options', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: 'min(360px, 50vh)',
  overflowY: 'auto',
});

const Option = slot('label', 'HyFilterMenu-option', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 40,
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: theme.vars.radius.control,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.color.sunk },
  '& input': checkbox({ theme }),
}));

const Count = slot('span', 'HyFilterMenu-count', ({ theme }) => ({
  color: theme.vars.color.ink2,
  fontSize: '0.8125rem',
}));

const Hint = slot('div', 'HyFilterMenu-hint', ({ theme }) => ({
  paddingInline: 10,
  color: theme.vars.color.ink2,
  fontSize: '0.8125rem',
  // Always in the DOM, so that later content is announced. Takes no space while empty.
  '&:empty': { position: 'absolute' },
}));

const Clear = slot('button', 'HyFilterMenu-clear', ({ theme }) => ({
  minBlockSize: theme.vars.density.control,
  border: 0,
  borderRadius: theme.vars.radius.control,
  background: 'none',
  color: theme.vars.color.brand,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.color.sunk },
}));

interface FilterOptionsProps
  extends Pick<FilterMenuProps, 'label' | 'options' | 'onSearch' | 'loading' | 'hasMore' | 'empty'> {
  selected: readonly string[];
  select: ChangeHandler<readonly string[]>;
  /** Selected options that were listed before. */
  cached: readonly FilterOption[];
  searchFrom: number;
  words: Spoken<UiLocale['FilterMenu']>;
}

/** Search text. When the menu closes, `onSearch` requests all options again. */
function useSearchText(onSearch: FilterMenuProps['onSearch']) {
  const [text, setText] = useState('');
  const current = useRef({ text, onSearch });
  useEffect(() => {
    current.current = { text, onSearch };
  });
  useEffect(
    () => () => {
      if (current.current.text !== '') current.current.onSearch?.(null, '');
    },
    [],
  );
  const search: ChangeHandler<string> = (event, typed) => {
    setText(typed);
    onSearch?.(event, typed);
  };
  return [text, search] as const;
}

/** Stays true, so that a search field is not removed by its own result. */
function useOnce(condition: boolean): boolean {
  const [been, setBeen] = useState(condition);
  if (condition && !been) setBeen(true);
  return condition || been;
}

/** Content of the menu's dialog: search field, options and the button that clears the selection. */
export function FilterOptions(props: FilterOptionsProps) {
  const { label, options, selected, select, onSearch, loading = false, hasMore = false, empty } = props;
  const { cached, searchFrom, words } = props;
  const [text, search] = useSearchText(onSearch);
  const searchable = useOnce(hasMore || options.length >= searchFrom);
  const matching = onSearch ? options : matchingOptions(options, text);
  const resultText = text !== '' && <VisuallyHidden>{words.found({ count: matching.length })}</VisuallyHidden>;
  return (
    <>
      {searchable && (
        <SearchField
          label={words.search}
          placeholder={words.search}
          query={text}
          onQueryChange={search}
          {...(!onSearch && { delay: 0 })}
        />
      )}
      <Options aria-label={label} aria-busy={loading}>
        {withSelected(matching, selected, [...options, ...cached]).map((option) => (
          <li key={option.id}>
            <Option>
              <input
                type="checkbox"
                checked={selected.includes(option.id)}
                onChange={(event) => select(event, withIds(selected, [option.id], event.target.checked))}
              />
              <span>{option.label}</span>
              {option.count !== undefined && <Count>{numberIn(words.locale, option.count)}</Count>}
            </Option>
          </li>
        ))}
      </Options>
      <Hint role="status">
        <span>{loading ? words.loading : matching.length > 0 ? resultText : empty || words.noMatch}</span>
        {!loading && hasMore && <span>{words.more}</span>}
      </Hint>
      {selected.length > 0 && (
        <Clear type="button" onClick={(event) => select(event, [])}>
          {words.clear}
        </Clear>
      )}
    </>
  );
}
