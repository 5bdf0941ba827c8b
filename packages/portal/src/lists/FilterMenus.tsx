import { type Endpoint, type List, MAX_FACET_VALUES, searchable } from '@hireyard/contract';
import { DataState } from '@hireyard/ui/components/DataState';
import { FilterButton, FilterMenu, type FilterOption } from '@hireyard/ui/components/FilterMenu';
import { Loader } from '@hireyard/ui/components/Loader';
import { type ReactNode, Suspense, useState } from 'react';
import { useToday } from '../i18n/locality.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { optionalPart } from '../pages/load-chunk.ts';
import {
  type FacetsByName,
  type ListFilter,
  type MenuFilter,
  nameOfValue,
  type PeriodFilterOf,
  selectedOf,
  type ToggleFilter,
  withSelected,
  wordsOf,
} from './list-filters.ts';
import { usePeriodPresets } from './periods.ts';
import { useFacets } from './use-list-data.ts';
import type { ListControls } from './use-list-state.ts';

/** Lazy: loaded on hover or focus of the filter, because users read a list before they filter it. */
const PeriodEditor = optionalPart(
  async () => ({ default: (await import('@hireyard/ui/components/PeriodFilter')).PeriodEditor }),
  () => <DataState status="error" />,
);

interface MenuProps<F> {
  list: List;
  filter: F;
  controls: ListControls;
  /** Facets of the filtered list; undefined before the first answer. */
  facets: FacetsByName | undefined;
  /** The endpoint that searches within a facet. */
  endpoint: Endpoint & { readonly list: List };
  /** Error shown in a menu that has no values without facets. */
  failed: ReactNode;
}

/** A menu of values. The server returns only the most frequent ids, so the search finds the rest. */
function ValuesMenu({ list, filter, controls, facets, endpoint, failed }: MenuProps<MenuFilter>) {
  const { t } = useTranslation('common');
  const [search, setSearch] = useState('');
  const { facets: matches, isFetching } = useFacets(
    endpoint,
    controls.state,
    { facet: filter.name, facetQuery: searchable(search) },
    { skip: search === '' },
  );
  const words = wordsOf(list, filter.name);
  const counted = (search === '' ? facets : matches)?.[filter.name];
  const counts = new Map(counted?.map(({ value, count }) => [value, count]));
  const values = words.length > 0 ? words : (counted ?? []).map(({ value }) => value);
  const isCounted = list.facets.includes(filter.name) && counted && counted[0]?.count !== null;
  const options = values.map(
    (value): FilterOption => ({
      id: value,
      label: nameOfValue(list, filter, search === '' ? facets : matches, value) ?? t('list.unknown'),
      ...(isCounted && { count: counts.get(value) ?? 0 }),
    }),
  );
  const hasMore = words.length === 0 && (facets?.[filter.name]?.length ?? 0) >= MAX_FACET_VALUES;
  return (
    <FilterMenu
      label={filter.label}
      options={options}
      selected={selectedOf(controls.state, filter.name)}
      onSelectedChange={(_, selected) => controls.change({ filters: withSelected(list, filter.name, selected) })}
      empty={failed}
      {...(hasMore && { onSearch: (_, text) => setSearch(text), loading: isFetching, hasMore: search === '' })}
    />
  );
}

function PeriodMenu({ filter, controls }: MenuProps<PeriodFilterOf>) {
  const presets = usePeriodPresets();
  const today = useToday();
  const { from, to } = filter;
  const [first = null] = selectedOf(controls.state, from);
  const [last = null] = selectedOf(controls.state, to);
  const { preload } = PeriodEditor;
  return (
    <FilterButton
      label={filter.label}
      count={first === null && last === null ? 0 : 1}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {(close) => (
        <Suspense fallback={<Loader />}>
          <PeriodEditor
            period={{ from: first, to: last }}
            today={today}
            presets={presets}
            onPeriodChange={(_, period) => {
              close();
              controls.change({ filters: { [from]: period.from, [to]: period.to } });
            }}
          />
        </Suspense>
      )}
    </FilterButton>
  );
}

/** A toggle button for one value of a choice. */
function Toggle({ list, filter, controls }: MenuProps<ToggleFilter>) {
  return (
    <filter.Button
      label={filter.label}
      pressed={selectedOf(controls.state, filter.name).includes(filter.value)}
      onPressedChange={(_, pressed) =>
        controls.change({ filters: withSelected(list, filter.name, pressed ? [filter.value] : []) })
      }
    />
  );
}

/** A menu or a button for each filter of a list. */
export function FilterMenus({
  filters,
  ...menu
}: Omit<MenuProps<never>, 'filter'> & { filters: readonly ListFilter[] }) {
  return filters.map((filter) => {
    if (filter.kind === 'period') return <PeriodMenu key={filter.name} filter={filter} {...menu} />;
    if (filter.kind === 'toggle') return <Toggle key={filter.name} filter={filter} {...menu} />;
    return filter.menu === false ? null : <ValuesMenu key={filter.name} filter={filter} {...menu} />;
  });
}
