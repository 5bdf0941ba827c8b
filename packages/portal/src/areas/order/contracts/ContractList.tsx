import type { ContractLine, listContractLines, ResponseOf } from '@hireyard/contract';
import { type DataColumn, DataList, DataState, Paginator, pageCount } from '@hireyard/ui';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isNarrowed, PAGE_SIZES } from '../../../lists/list-state.ts';
import { Failure, problemOf } from '../../../pages/Failure.tsx';
import { useLineColumns } from '../../../rental/line-columns.tsx';
import { hasRates, selectPricesVisible } from '../../../rental/prices.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import type { ContractControls } from './ContractFilterMenus.tsx';
import { CONTRACTS, type ContractsState } from './contracts-list-state.ts';

const WIDTHS = { machine: '24%', contract: '13%', project: '17%', period: '20%', status: '15%', rate: '11%' } as const;
const SKELETON_ROWS = 10;

interface ContractListProps {
  controls: ContractControls;
  /** The answer for the current URL, and no other (HT-06); undefined while it loads. */
  answer: ResponseOf<typeof listContractLines> | undefined;
  /** Number of rows of the former answer, for the skeleton of the next. */
  formerRows: number | undefined;
  error: unknown;
  onRetry: () => void;
}

function usePriceColumns(items: readonly ContractLine[]): boolean {
  return useAppSelector(selectPricesVisible) && hasRates(items);
}

/** The machines as a table, one row a contract line, with pages below it. */
export function ContractList({ controls, answer, formerRows, error, onRetry }: ContractListProps) {
  const { t } = useTranslation('order');
  const all = useLineColumns();
  const priced = usePriceColumns(answer?.items ?? []);
  const columns = useMemo(() => {
    const shown = [
      'machine',
      'contract',
      'project',
      'period',
      'status',
      ...(priced ? (['rate'] as const) : []),
    ] as const;
    return shown.map((id): DataColumn<ContractLine> => ({ ...all[id], width: WIDTHS[id] }));
  }, [all, priced]);
  const { state, change } = controls;
  const total = answer?.total;

  // A page beyond the last one (an old link, lines that are gone) leads to the last.
  useEffect(() => {
    if (total === undefined) return;
    const last = pageCount({ size: state.size, total }) - 1;
    if (state.page > last) change({ page: last }, { replace: true });
  }, [total, state.page, state.size, change]);

  if (error !== undefined) return <Failure problem={problemOf(error)} onRetry={onRetry} />;
  if (total === 0) return <NoMachines controls={controls} />;
  return (
    <>
      <DataList
        caption={t('contracts.caption')}
        columns={columns}
        items={answer?.items}
        keyOf={(line) => line.id}
        skeletonRows={formerRows || SKELETON_ROWS}
        sort={state.sort}
        onSort={(sort) => change({ sort: sort as ContractsState['sort'] })}
      />
      <Paginator
        page={state.page}
        size={state.size}
        total={total}
        onPage={(page) => change({ page })}
        sizes={PAGE_SIZES}
        onSize={(size) => change({ size })}
      />
    </>
  );
}

/** The empty list: nothing at all, or nothing for these filters. */
export function NoMachines({ controls }: { controls: ContractControls }) {
  const { t } = useTranslation('order');
  return isNarrowed(CONTRACTS, controls.state) ? (
    <DataState
      status="empty"
      title={t('contracts.noMatch.title')}
      text={t('contracts.noMatch.text')}
      action={
        <Button variant="outlined" onClick={controls.clear}>
          {t('contracts.noMatch.clear')}
        </Button>
      }
    />
  ) : (
    <DataState status="empty" title={t('contracts.empty.title')} text={t('contracts.empty.text')} />
  );
}
