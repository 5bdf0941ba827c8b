import { MAX_SELECTED_IN_FILE } from '@hireyard/contract';
import type { BulkAction } from '@hireyard/ui/components/BulkBar';
import { useState } from 'react';
import { HttpError, type HttpProblem } from '../http/problem.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { selectLanguage } from '../settings/settings.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { MAX_ROWS_AT_ONCE, readRows } from './read-rows.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
import type { Selected } from './use-bulk-actions.tsx';
import { useFacets } from './use-list-data.ts';

interface ListSelectionBarProps<Item extends { readonly id: string }> extends SelectionBarProps {
  selected: Selected<Item>;
}

/** Offers to select the rows of all pages, unless they are selected or are as many as the selected ones. */
function useSelectAll<Item extends { readonly id: string }>(selected: Selected<Item>) {
  const { t } = useTranslation('lists');
  const { ids, isAll, endpoints, controls, selectAll } = selected;
  const dispatch = useAppDispatch();
  const lang = useAppSelector(selectLanguage);
  const { total } = useFacets(endpoints.facets, controls.state);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<HttpProblem | null>(null);

  async function select(): Promise<void> {
    setReading(true);
    setProblem(null);
    try {
      selectAll(await dispatch(readRows<Item>(endpoints, controls.state, lang)));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(error.problem);
    } finally {
      setReading(false);
    }
  }

  const count = total ?? 0;
  // A selection that is too long for a file offers "Select all" even if it has all rows.
  const isOffered = !isAll && count <= MAX_ROWS_AT_ONCE && (count > ids.length || ids.length > MAX_SELECTED_IN_FILE);
  const action: BulkAction = {
    id: 'all',
    label: t('selectAll', { total: count }),
    working: isReading,
    onClick: () => void select(),
  };
  return { offered: isOffered ? [action] : [], failed: problem };
}

/** Actions on the selected rows of a list, and the action that selects all rows. */
export function ListSelectionBar<Item extends { readonly id: string }>(props: ListSelectionBarProps<Item>) {
  const { offered, failed } = useSelectAll(props.selected);
  return <SelectionBar {...props} problem={props.problem ?? failed} actions={[...props.actions, ...offered]} />;
}
