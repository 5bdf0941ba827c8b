import { LIVE_LINE_STATUSES, listContractLines, listContractLinesFacets } from '@hireyard/contract';
import { DataList } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { useMemo } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { selectPricesVisible } from '../../../client/prices.ts';
import { problemOf } from '../../../http/problem.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useDailyColumns } from '../../../lists/use-daily-columns.ts';
import { Failure } from '../../../pages/Failure.tsx';
import { useMayOpen } from '../../../pages/may-open.ts';
import { PageLink } from '../../../pages/PageLink.tsx';
import { PanelHead, PanelNote } from '../../../pages/Panel.tsx';
import { useLineColumns } from '../../../rental/line-columns.tsx';
import { useAppSelector } from '../../../store/hooks.ts';

const SHOWN = 5;

/** The most urgent live machines of a project (DOM-26), with a link to the full list. */
function Machines({ projectId }: { projectId: string }) {
  const { t } = useTranslation('project');
  const live = { project: [projectId], status: [...LIVE_LINE_STATUSES] };
  const { currentData, failure, refetch } = useRead(listContractLines, { query: { ...live, size: SHOWN } });
  const total = useRead(listContractLinesFacets, { query: live }).currentData?.total ?? 0;
  const seesPrices = useAppSelector(selectPricesVisible);
  const { machine, contract, period, status, rate } = useLineColumns();
  const columns = useDailyColumns(
    useMemo(
      () =>
        [
          { ...machine, width: '30%' },
          { ...contract, width: '16%' },
          { ...period, width: '24%' },
          { ...status, width: '18%' },
          ...(seesPrices ? [{ ...rate, width: '12%' }] : []),
          // These few rows have a fixed order, so no column is sortable.
        ].map(({ sort: _sort, ...column }) => column),
      [machine, contract, period, status, rate, seesPrices],
    ),
  );
  return (
    <ListSheet label={t('machines.title')}>
      <PanelHead>
        <h2>{t('machines.title')}</h2>
        {total > 0 && <PageLink to={`/order/contracts?project=${projectId}`}>{t('seeAll', { count: total })}</PageLink>}
      </PanelHead>
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      {currentData?.items.length === 0 && <PanelNote>{t('machines.none')}</PanelNote>}
      {failure === undefined && currentData?.items.length !== 0 && (
        <DataList
          caption={t('machines.title')}
          columns={columns}
          items={currentData?.items}
          keyOf={({ id }) => id}
          rowHref={({ contractId }) => `/order/contracts/${contractId}`}
          skeletonRows={3}
        />
      )}
    </ListSheet>
  );
}

/** Shown only to users with access to the list of contracts. */
export function MachinesHere(props: { projectId: string }) {
  return useMayOpen('/order/contracts') ? <Machines {...props} /> : null;
}
