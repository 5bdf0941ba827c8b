import { FilterBar, type FilterChip } from '@hireyard/ui';
import type { RefObject } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ContractControls, type Facets, useFilterNames } from './ContractFilterMenus.tsx';
import type { ContractFilters } from './contracts-list-state.ts';

const OFF = {
  project: { project: [] },
  status: { status: [] },
  due: { due: null },
  period: { from: null, till: null },
  depot: { depot: [] },
} as const satisfies Record<string, Partial<ContractFilters>>;
type ChipId = keyof typeof OFF;

interface ContractChipsProps {
  controls: ContractControls;
  facets: Facets | undefined;
  withPeriod: boolean;
  resultText: string;
  focusWhenEmpty: RefObject<HTMLElement | null>;
}

/** The filters that are set, one chip each, in the order of their menus. */
export function ContractChips({ controls, facets, withPeriod, resultText, focusWhenEmpty }: ContractChipsProps) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const names = useFilterNames(facets);
  const { filters } = controls.state;

  const chips: (FilterChip & { id: ChipId })[] = [];
  const chosen = (id: 'project' | 'status' | 'depot') => {
    const values = filters[id].map(names[id]);
    if (values.length > 0) chips.push({ id, label: t(`filters.${id}`), value: values.join(', ') });
  };
  chosen('project');
  chosen('status');
  if (filters.due !== null) chips.push({ id: 'due', label: t('filters.due'), value: t('periods.thisWeek') });
  if (withPeriod && (filters.from !== null || filters.till !== null)) {
    chips.push({ id: 'period', label: t('filters.period'), value: periodText(filters) });
  }
  chosen('depot');

  function periodText({ from, till }: Pick<ContractFilters, 'from' | 'till'>): string {
    if (from !== null && till !== null) return format.dateRange(from, till);
    if (from !== null) return t('periods.from', { date: format.date(from) });
    return t('periods.till', { date: format.date(till ?? '') });
  }

  return (
    <FilterBar
      chips={chips}
      onRemove={(id) => controls.change({ filters: OFF[id as ChipId] })}
      onClearAll={controls.clear}
      resultText={resultText}
      focusWhenEmpty={focusWhenEmpty}
    />
  );
}
