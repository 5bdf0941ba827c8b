import type { List } from '@hireyard/contract';
import { FilterBar, type FilterChip } from '@hireyard/ui/components/FilterBar';
import type { RefObject } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { type FacetsByName, type ListFilter, nameOfValue, selectedOf, withSelected } from './list-filters.ts';
import type { ListControls } from './use-list-state.ts';

interface FilterChipsProps {
  list: List;
  filters: readonly ListFilter[];
  controls: ListControls;
  facets: FacetsByName | undefined;
  /** Number of rows, announced when it changes. Empty while they load. */
  resultText: string;
  focusWhenEmpty: RefObject<HTMLElement | null>;
}

/** One chip per active filter, in the order of the menus. */
export function FilterChips({ list, filters, controls, facets, resultText, focusWhenEmpty }: FilterChipsProps) {
  const { t } = useTranslation('common');
  const format = useFormat();

  const periodText = (from: string | undefined, to: string | undefined) => {
    if (from && to) return format.dateRange(from, to);
    if (from) return t('list.periods.from', { date: format.date(from) });
    return to ? t('list.periods.to', { date: format.date(to) }) : '';
  };
  const textOf = (filter: ListFilter): string => {
    if (filter.kind === 'period') {
      const [[from], [to]] = [selectedOf(controls.state, filter.from), selectedOf(controls.state, filter.to)];
      return periodText(from, to);
    }
    // The name arrives with the facets.
    const unknown = facets ? t('list.unknown') : '…';
    return selectedOf(controls.state, filter.name)
      .map((value) => nameOfValue(list, filter, facets, value) ?? unknown)
      .join(', ');
  };
  const chips: FilterChip[] = filters
    .map((filter) => ({ id: filter.name, label: filter.label, value: textOf(filter) }))
    .filter(({ value }) => value !== '');

  const remove = (id: string) => {
    const filter = filters.find(({ name }) => name === id);
    if (!filter) return;
    const names = filter.kind === 'period' ? [filter.from, filter.to] : [filter.name];
    controls.change({ filters: Object.assign({}, ...names.map((name) => withSelected(list, name, []))) });
  };
  return (
    <FilterBar
      chips={chips}
      onRemove={(_, id) => remove(id)}
      onClearAll={controls.clear}
      resultText={resultText}
      focusWhenEmpty={focusWhenEmpty}
    />
  );
}
