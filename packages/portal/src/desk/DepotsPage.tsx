import {
  type DeskDepotSummary,
  listDeskDepots,
  listDeskDepotsFacets,
  patchDeskClosedDays,
} from '@hireyard/contract/desk';
import { deskSchemas } from '@hireyard/contract/desk/schemas';
import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { ListColumn } from '../lists/ListView.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { useSortLabels } from '../lists/use-sort-labels.ts';
import { PageTitleContext } from '../pages/page-title.ts';
import { ArchiveStateChip, useArchiveStateFilter } from './ArchiveStateChip.tsx';
import { ChangeClosedDays } from './ChangeClosedDays.tsx';
import { useDeskAccount, useDeskRight } from './desk-account.ts';
import { useClosedDays } from './use-closed-days.ts';

const DEPOTS = { page: listDeskDepots, facets: listDeskDepotsFacets };

/** Depots of the operating company (DK-12). */
export default function DepotsPage() {
  const { t } = useTranslation('desk');
  const { company } = useDeskAccount();
  const acts = useDeskRight('desk.act');
  const archiveState = useArchiveStateFilter();
  return (
    <PageTitleContext value={t('depots.title')}>
      <ListPage
        hasMenu={false}
        subtitle={company.name}
        actions={acts && <CompanyClosedDays />}
        endpoints={DEPOTS}
        columns={useColumns()}
        rowHref={({ id }) => `/desk/depots/${id}`}
        filters={[
          archiveState,
          {
            kind: 'menu',
            name: 'hours',
            label: t('depots.hours'),
            nameOf: (value) => t(`depots.known.${value as 'yes' | 'no'}`),
          },
        ]}
        texts={{
          caption: t('depots.title'),
          search: t('depots.search'),
          searchHint: t('depots.searchHint'),
          count: (count) => t('depots.count', { count }),
          empty: { title: t('depots.empty.title'), text: t('depots.empty.text') },
        }}
      />
    </PageTitleContext>
  );
}

/** Changes the closing days of all depots (DK-20). */
function CompanyClosedDays() {
  const closed = useClosedDays();
  return (
    closed && (
      <ChangeClosedDays endpoint={patchDeskClosedDays} schema={deskSchemas.patchDeskClosedDays.body} closed={closed} />
    )
  );
}

function useColumns(): readonly ListColumn<DeskDepotSummary>[] {
  const { t } = useTranslation('desk');
  const sortLabels = useSortLabels();
  return useMemo<readonly ListColumn<DeskDepotSummary>[]>(
    () => [
      {
        id: 'name',
        header: t('inbox.depot'),
        sort: 'name',
        sortLabels: sortLabels('name', t('inbox.depot')),
        card: 'title',
        width: '35%',
        cell: ({ id, name }) => <RowLink href={`/desk/depots/${id}`}>{name}</RowLink>,
      },
      {
        id: 'city',
        header: t('depots.city'),
        sort: 'city',
        sortLabels: sortLabels('name', t('depots.city')),
        card: 'pair',
        width: '25%',
        cell: ({ city }) => city,
      },
      {
        id: 'hours',
        header: t('depots.hours'),
        card: 'pair',
        width: '20%',
        cell: ({ openDays }) => (openDays === 0 ? t('depots.known.no') : t('depots.days', { count: openDays })),
      },
      {
        id: 'state',
        header: t('clients.state'),
        card: 'corner',
        skeleton: 'chip',
        width: '20%',
        cell: ({ state }) => <ArchiveStateChip state={state} />,
      },
    ],
    [t, sortLabels],
  );
}
