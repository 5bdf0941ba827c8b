'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { FilterButton, Panel } from '../../internal/FilterButton.tsx';
import { SearchIcon } from '../../internal/list-icons.tsx';
import { slot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { type FilterOption, matchingOptions, toggled } from './model.ts';
import { filterMenuText } from './text.ts';

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
  '& input': { inlineSize: 18, blockSize: 18, margin: 0, accentColor: theme.vars.color.brand },
}));

const Quiet = slot('span', 'HyFilterMenu-count', ({ theme }) => ({
  color: theme.vars.color.ink2,
  fontSize: '0.8125rem',
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

export interface FilterMenuProps extends RootProps<HTMLButtonElement> {
  /** What is filtered: "Project". */
  label: string;
  /** The values to choose among. */
  options: readonly FilterOption[];
  /** The values that are chosen. */
  selected: readonly string[];
  /** Told on every tick, with all values chosen then. */
  onChange: (selected: string[]) => void;
  /** From this many options on, the list can be searched. */
  searchFrom?: number;
  /** Texts that this one place says differently. */
  labels?: Partial<UiLocale['FilterMenu']>;
}

function OptionList({
  label,
  options,
  selected,
  onChange,
  searchFrom,
  words,
}: Required<Omit<FilterMenuProps, 'labels' | keyof RootProps>> & { words: UiLocale['FilterMenu'] }) {
  const [typed, setTyped] = useState('');
  const shown = matchingOptions(options, typed);
  return (
    <Panel>
      {options.length >= searchFrom && (
        <OutlinedInput
          size="small"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputProps={{ 'aria-label': words.search }}
          placeholder={words.search}
          startAdornment={<SearchIcon />}
        />
      )}
      <Options aria-label={label}>
        {shown.map((option) => (
          <li key={option.value}>
            <Option>
              <input
                type="checkbox"
                checked={selected.includes(option.value)}
                onChange={(event) => onChange(toggled(selected, option.value, event.target.checked))}
              />
              <span>{option.label}</span>
              {option.count !== null && <Quiet>{option.count}</Quiet>}
            </Option>
          </li>
        ))}
      </Options>
      {shown.length === 0 && <Quiet role="status">{words.noMatch}</Quiet>}
      {selected.length > 0 && (
        <Clear type="button" onClick={() => onChange([])}>
          {words.clear}
        </Clear>
      )}
    </Panel>
  );
}

const Root = slot(FilterButton, 'HyFilterMenu-root', {});

/** A filter of several values: a button, and under it checkboxes with how many items each would leave. */
export function FilterMenu(props: FilterMenuProps) {
  const {
    label,
    options,
    selected,
    onChange,
    searchFrom = 9,
    labels,
    ...root
  } = useComponentProps('HyFilterMenu', props);
  const words = useUiText('FilterMenu', filterMenuText, labels);
  return (
    <Root {...root} label={label} count={selected.length} countText={words.selected(selected.length)}>
      {() => <OptionList {...{ label, options, selected, onChange, searchFrom, words }} />}
    </Root>
  );
}
