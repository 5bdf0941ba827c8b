import { listContractLines, type Project } from '@hireyard/contract';
import { DataList } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { problemOf } from '../../../http/problem.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Failure } from '../../../pages/Failure.tsx';
import { useMayOpen } from '../../../pages/may-open.ts';
import { PageLink } from '../../../pages/PageLink.tsx';
import { useLineColumns } from '../../../rental/line-columns.tsx';

const SHOWN = 5;

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& a': { color: theme.vars.color.brand, fontWeight: 600 },
}));

const None = styled('p')(({ theme }) => ({ margin: 0, padding: '14px', color: theme.vars.color.ink2 }));

/** The most urgent machines on rent for a project, and the way to all of them. */
function Machines({ project: { id, onRentCount } }: { project: Project }) {
  const { t } = useTranslation('project');
  const { currentData, failure, refetch } = useRead(listContractLines, {
    query: { project: [id], status: ['onRent'], size: SHOWN },
  });
  const { machine, contract, period, status } = useLineColumns();
  const columns = useMemo(
    () =>
      [
        { ...machine, width: '34%' },
        { ...contract, width: '18%' },
        { ...period, width: '28%' },
        { ...status, width: '20%' },
        // A few rows that stand in one order: no column offers to sort them.
      ].map(({ sort: _sort, ...column }) => column),
    [machine, contract, period, status],
  );
  return (
    <ListSheet label={t('machines.title')}>
      <Head>
        <h2>{t('machines.title')}</h2>
        {onRentCount > 0 && (
          <PageLink to={`/order/contracts?status=onRent&project=${id}`}>
            {t('machines.all', { count: onRentCount })}
          </PageLink>
        )}
      </Head>
      {failure !== undefined && <Failure problem={problemOf(failure)} onRetry={refetch} />}
      {currentData?.items.length === 0 && <None>{t('machines.none')}</None>}
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

/** Shown to those who may open the list of contracts. */
export function MachinesHere(props: { project: Project }) {
  return useMayOpen('/order/contracts') ? <Machines {...props} /> : null;
}
