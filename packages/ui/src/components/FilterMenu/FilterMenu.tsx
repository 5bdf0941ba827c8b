'use client';

import { lazy, type ReactNode, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, NONE, useControllable } from '../../internal/controllable.ts';
import { FilterButton } from '../../internal/FilterButton.tsx';
import { derivedRoot } from '../../internal/slot.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { remembered } from './known-options.ts';
import type { FilterOption } from './model.ts';
import { filterMenuText } from './text.ts';

export interface FilterMenuProps extends RootProps<'HyFilterMenu', 'button'> {
  /** What is filtered: "Project". */
  label: string;
  /** The values to choose among; with `onSearch`, those that match it. What is selected stays listed. */
  options: readonly FilterOption[];
  /** The values that are selected. */
  selected?: readonly string[];
  /** The values that are selected to begin with, where the menu holds them. */
  defaultSelected?: readonly string[];
  /** Called on every change, with all values that are selected then. */
  onSelectedChange?: ChangeHandler<readonly string[]>;
  /** From this many options on, the list can be searched. */
  searchFrom?: number;
  /**
   * Asks for the options that match a text, once typing pauses, and for all of them by an empty one; without it the menu
   * searches within its options.
   */
  onSearch?: (text: string) => void;
  /** True while the options for a search load; the former ones stay until then. */
  loading?: boolean;
  /** True where there are more options than those listed: a hint says that a search finds them. */
  hasMore?: boolean;
  /** Instead of “Nothing matches”, such as that the options did not load, with a way to load them again. */
  empty?: ReactNode;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['FilterMenu']>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyFilterMenu: FilterMenuProps;
  }
  interface ComponentNameToClassKey {
    HyFilterMenu: 'root' | 'options' | 'option' | 'count' | 'hint' | 'clear';
  }
}

// Loaded with their dialog, on hover or focus of the filter.
const loadOptions = () => import('./FilterOptions.tsx');
const FilterOptions = lazy(loadOptions);

const Root = derivedRoot(FilterButton, 'HyFilterMenu-root');

/** A filter of several values: a button, and under it checkboxes with how many items each would leave. */
export function FilterMenu(props: FilterMenuProps) {
  const {
    label,
    options,
    selected: given,
    defaultSelected = NONE,
    onSelectedChange,
    searchFrom = 9,
    onSearch,
    loading,
    hasMore,
    empty,
    labels,
    ...root
  } = useComponentProps('HyFilterMenu', props);
  const words = useUiText('FilterMenu', filterMenuText, labels);
  const [selected, select] = useControllable(given, defaultSelected, onSelectedChange);
  const [known, setKnown] = useState<readonly FilterOption[]>([]);
  const nowKnown = remembered(known, options, selected);
  if (nowKnown !== known) setKnown(nowKnown);
  return (
    <Root
      {...root}
      label={label}
      count={selected.length}
      countText={words.selected(selected.length)}
      preload={loadOptions}
    >
      {() => (
        <FilterOptions
          {...{ label, options, selected, select, searchFrom, words }}
          {...{ onSearch, loading, hasMore, empty, known: nowKnown }}
        />
      )}
    </Root>
  );
}
