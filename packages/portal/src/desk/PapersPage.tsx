import type { PaperType } from '@hireyard/contract';
import { type DeskPaperSummary, listDeskPapers, listDeskPapersFacets, type PaperState } from '@hireyard/contract/desk';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { useMemo } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { ListColumn } from '../lists/ListView.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { useSortLabels } from '../lists/use-sort-labels.ts';
import { PageTitleContext } from '../pages/page-title.ts';
import { useDeskAccount, useDeskRight } from './desk-account.ts';
import { NewPaper } from './NewPaper.tsx';
import { PaperStateChip } from './PaperStateChip.tsx';

const PAPERS = { page: listDeskPapers, facets: listDeskPapersFacets };

/** Papers of the clients of the operating company (DK-14). */
export default function PapersPage() {
  const { t } = useTranslation('deskPapers');
  const { t: document } = useTranslation('document');
  const { company } = useDeskAccount();
  const acts = useDeskRight('desk.act');
  return (
    <PageTitleContext value={t('title')}>
      <ListPage
        hasMenu={false}
        subtitle={company.name}
        actions={acts && <NewPaper />}
        endpoints={PAPERS}
        columns={useColumns()}
        rowHref={({ id }) => `/desk/papers/${id}`}
        filters={[
          { kind: 'menu', name: 'type', label: t('type'), nameOf: (value) => document(`type.${value as PaperType}`) },
          { kind: 'menu', name: 'client', label: t('client') },
          { kind: 'menu', name: 'file', label: t('file'), nameOf: (value) => t(`files.${value as 'yes' | 'no'}`) },
          { kind: 'menu', name: 'state', label: t('state'), nameOf: (value) => t(`states.${value as PaperState}`) },
        ]}
        texts={{
          caption: t('title'),
          search: t('search'),
          searchHint: t('searchHint'),
          count: (count) => t('count', { count }),
          empty: { title: t('empty.title'), text: t('empty.text') },
        }}
      />
    </PageTitleContext>
  );
}

function useColumns(): readonly ListColumn<DeskPaperSummary>[] {
  const { t } = useTranslation('deskPapers');
  const { t: document } = useTranslation('document');
  const format = useFormat();
  const sortLabels = useSortLabels();
  return useMemo<readonly ListColumn<DeskPaperSummary>[]>(
    () => [
      {
        id: 'number',
        header: t('number'),
        sort: 'number',
        sortLabels: sortLabels('number', t('number')),
        card: 'title',
        skeleton: 'twoLines',
        width: '24%',
        cell: ({ id, number, title }) => (
          <TwoLines first={<RowLink href={`/desk/papers/${id}`}>{number}</RowLink>} second={title} />
        ),
      },
      {
        id: 'type',
        header: t('type'),
        card: 'pair',
        width: '18%',
        cell: ({ type }) => document(`type.${type}`),
      },
      {
        id: 'client',
        header: t('client'),
        sort: 'client',
        sortLabels: sortLabels('name', t('client')),
        card: 'line',
        skeleton: 'twoLines',
        width: '24%',
        cell: ({ client }) => <TwoLines first={client.name} second={client.customerNumber} />,
      },
      {
        id: 'date',
        header: t('date'),
        sort: 'date',
        sortLabels: sortLabels('date', t('date')),
        card: 'pair',
        width: '12%',
        cell: ({ date }) => format.date(date),
      },
      {
        id: 'file',
        header: t('file'),
        card: 'pair',
        width: '10%',
        cell: ({ hasFile }) => t(hasFile ? 'files.yes' : 'files.no'),
      },
      {
        id: 'state',
        header: t('state'),
        card: 'corner',
        skeleton: 'chip',
        width: '12%',
        cell: ({ voidedOn }) => <PaperStateChip voidedOn={voidedOn} />,
      },
    ],
    [t, document, format, sortLabels],
  );
}
