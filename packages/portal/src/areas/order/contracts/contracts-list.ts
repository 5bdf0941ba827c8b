import { type CONTRACT_LINE_LIST, type LINE_STATUS_FILTERS, NO_ID } from '@hireyard/contract';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListFilter } from '../../../lists/list-filters.ts';
import type { ListState } from '../../../lists/list-state.ts';
import type { ListTexts } from '../../../lists/list-texts.ts';
import type { ListControls } from '../../../lists/use-list-state.ts';

type ContractLineList = typeof CONTRACT_LINE_LIST;
export type ContractControls = ListControls<ContractLineList>;
export type ContractFilters = ListState<ContractLineList>['filters'];

/** Returns the texts and the ordered filters of the overview. */
export function useContractsList(): { texts: ListTexts; filters: readonly ListFilter<ContractLineList>[] } {
  const { t } = useTranslation('order');
  return useMemo(
    () => ({
      texts: {
        caption: t('contracts.caption'),
        search: t('contracts.search'),
        searchHint: t('contracts.searchHint'),
        count: (count: number) => t('contracts.lineCount', { count }),
        empty: { title: t('contracts.empty.title'), text: t('contracts.empty.text') },
      },
      filters: [
        {
          kind: 'menu',
          name: 'project',
          label: t('filters.project'),
          nameOf: (value) => (value === NO_ID ? t('noProject') : value),
        },
        {
          kind: 'menu',
          name: 'status',
          label: t('filters.status'),
          nameOf: (value) => t(`status.${value as (typeof LINE_STATUS_FILTERS)[number]}`),
        },
        // Set by its key figure only.
        { kind: 'menu', name: 'due', label: t('filters.due'), nameOf: () => t('filters.thisWeek'), menu: false },
        { kind: 'period', name: 'period', from: 'from', to: 'to', label: t('filters.period') },
        { kind: 'menu', name: 'depot', label: t('filters.depot') },
      ],
    }),
    [t],
  );
}
