import { type FacetValue, LINE_STATUS_FILTERS } from '@hireyard/contract';
import { FilterMenu, type FilterOption, PeriodFilter } from '@hireyard/ui';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListControls } from '../../../lists/use-list-state.ts';
import { usePeriodPresets } from '../../../rental/periods.ts';
import type { CONTRACTS, ContractsState } from './contracts-list-state.ts';

export interface Facets {
  readonly status: readonly FacetValue[];
  readonly project: readonly FacetValue[];
  readonly depot: readonly FacetValue[];
}

export type ContractControls = ListControls<ContractsState['sort']['field'], (typeof CONTRACTS)['filters']>;

/** The name of a filter value, from the facets of the last answer. */
export function useFilterNames(facets: Facets | undefined) {
  const { t } = useTranslation('order');
  const nameIn = (values: readonly FacetValue[] | undefined, id: string) =>
    values?.find(({ value }) => value === id)?.label ?? (facets === undefined ? '…' : t('filters.unknown'));
  return {
    status: (value: string) => t(`status.${value as (typeof LINE_STATUS_FILTERS)[number]}`),
    project: (id: string) => (id === 'none' ? t('noProject') : nameIn(facets?.project, id)),
    depot: (id: string) => nameIn(facets?.depot, id),
  };
}

type MenuFilter = 'status' | 'project' | 'depot';

/** Filters by status, project, depot and period; how many machines each value would leave comes from the facets. */
export function ContractFilterMenus({
  controls,
  facets,
  withPeriod,
}: {
  controls: ContractControls;
  facets: Facets | undefined;
  withPeriod: boolean;
}) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const names = useFilterNames(facets);
  const presets = usePeriodPresets();
  const { filters } = controls.state;

  const options = (filter: MenuFilter): FilterOption[] => {
    const values = facets?.[filter] ?? [];
    const order = filter === 'status' ? LINE_STATUS_FILTERS.map(String) : values.map(({ value }) => value);
    const missing = filters[filter].filter((value) => !order.includes(value));
    const counts = new Map(values.map(({ value, count }) => [value, count]));
    return [...order, ...missing].map((value) => ({
      value,
      label: names[filter](value),
      count: facets === undefined ? null : format.number(counts.get(value) ?? 0),
    }));
  };
  const menu = (filter: MenuFilter) => (
    <FilterMenu
      label={t(`filters.${filter}`)}
      options={options(filter)}
      selected={filters[filter]}
      onChange={(selected) => controls.change({ filters: { [filter]: selected } })}
    />
  );
  return (
    <>
      {menu('project')}
      {menu('status')}
      {withPeriod && (
        <PeriodFilter
          label={t('filters.period')}
          value={filters}
          presets={presets}
          onChange={({ from, till }) => controls.change({ filters: { from, till } })}
        />
      )}
      {menu('depot')}
    </>
  );
}
