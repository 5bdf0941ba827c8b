'use client';

import { type ReactNode, useState } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, NONE, useControllable, type ValueCallback } from '../../internal/controllable.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { FilterRoot } from './FilterButton.tsx';
import { FilterOptions } from './FilterOptions.tsx';
import { remembered } from './known-options.ts';
import type { FilterOption } from './model.ts';
import { filterMenuText } from './text.ts';

export interface FilterMenuProps extends RootProps<'HyFilterMenu', 'button'> {
  /** Name of the filtered field: "Project". */
  label: string;
  /** Values to choose from. With `onSearch`, the matches. Selected values remain listed. */
  options: readonly FilterOption[];
  /** Selected values. */
  selected?: readonly string[] | undefined;
  /** Initially selected values of an uncontrolled menu. */
  defaultSelected?: readonly string[] | undefined;
  /** Called with all selected values on every change. */
  onSelectedChange?: ChangeHandler<readonly string[]> | undefined;
  /** Number of options from which the list is searchable. */
  searchFrom?: number | undefined;
  /**
   * Requests the options that match a text, debounced. An empty text requests all options. Without it, the menu
   * searches its own options.
   */
  onSearch?: ValueCallback<string> | undefined;
  /** True while options for a search load. The previous ones remain until then. */
  loading?: boolean | undefined;
  /** True if there are more options than listed: a hint tells users to search. */
  hasMore?: boolean | undefined;
  /** Replaces “Nothing matches”, for example with a loading error and a retry button. */
  empty?: ReactNode;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['FilterMenu']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyFilterMenu: FilterMenuProps;
  }
  interface ComponentNameToClassKey {
    HyFilterMenu: 'root' | 'options' | 'option' | 'count' | 'hint' | 'clear';
  }
}

const Root = derivedRoot(FilterRoot, 'HyFilterMenu-root');

/** Filter for several values: a button that opens checkboxes, each with its number of results. */
export const FilterMenu = withRef(function FilterMenu(props: FilterMenuProps) {
  const {
    label,
    options,
    selected: selectedProp,
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
  const [selected, select] = useControllable(selectedProp, defaultSelected, onSelectedChange);
  const [cached, setCached] = useState<readonly FilterOption[]>([]);
  const nextCached = remembered(cached, options, selected);
  if (nextCached !== cached) setCached(nextCached);
  return (
    <Root {...root} label={label} count={selected.length} countText={words.selected({ count: selected.length })}>
      {() => (
        <FilterOptions
          {...{ label, options, selected, select, searchFrom, words }}
          {...{ onSearch, loading, hasMore, empty, cached: nextCached }}
        />
      )}
    </Root>
  );
});
