import {
  type ClientState,
  type DeskClientSummary,
  listDeskClients,
  listDeskClientsFacets,
} from '@hireyard/contract/desk';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import type { Tone } from '@hireyard/ui/theme';
import { useMemo } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { ListColumn } from '../lists/ListView.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { useSortLabels } from '../lists/use-sort-labels.ts';
import { PageTitleContext } from '../pages/page-title.ts';
import { useDeskAccount } from './desk-account.ts';

const CLIENTS = { page: listDeskClients, facets: listDeskClientsFacets };

const TONES: Readonly<Record<ClientState, Tone>> = { active: 'success', blocked: 'error', archived: 'neutral' };

export function ClientStateChip({ state }: { state: ClientState }) {
  const { t } = useTranslation('desk');
  return <StatusChip tone={TONES[state]}>{t(`clients.states.${state}`)}</StatusChip>;
}

/** Clients of the operating company (DK-08). */
export function ClientsPage() {
  const { t } = useTranslation('desk');
  const { company } = useDeskAccount();
  return (
    <PageTitleContext value={t('clients.title')}>
      <ListPage
        hasMenu={false}
        subtitle={company.name}
        endpoints={CLIENTS}
        columns={useColumns()}
        rowHref={({ id }) => `/desk/clients/${id}`}
        filters={[
          {
            kind: 'menu',
            name: 'state',
            label: t('clients.state'),
            nameOf: (value) => t(`clients.states.${value as ClientState}`),
          },
          {
            kind: 'menu',
            name: 'managed',
            label: t('clients.administrators'),
            nameOf: (value) => t(`clients.managed.${value as 'yes' | 'no'}`),
          },
        ]}
        texts={{
          caption: t('clients.title'),
          search: t('clients.search'),
          searchHint: t('clients.searchHint'),
          count: (count) => t('clients.count', { count }),
          empty: { title: t('clients.empty.title'), text: t('clients.empty.text') },
        }}
      />
    </PageTitleContext>
  );
}

function useColumns(): readonly ListColumn<DeskClientSummary>[] {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const sortLabels = useSortLabels();
  return useMemo<readonly ListColumn<DeskClientSummary>[]>(
    () => [
      {
        id: 'name',
        header: t('fields.client'),
        sort: 'name',
        sortLabels: sortLabels('name', t('fields.client')),
        card: 'title',
        width: '40%',
        cell: ({ id, name }) => <RowLink href={`/desk/clients/${id}`}>{name}</RowLink>,
      },
      {
        id: 'number',
        header: t('clients.number'),
        sort: 'number',
        sortLabels: sortLabels('number', t('clients.number')),
        card: 'pair',
        width: '20%',
        cell: ({ customerNumber }) => customerNumber,
      },
      {
        id: 'administrators',
        header: t('clients.administrators'),
        card: 'pair',
        width: '20%',
        cell: ({ administrators }) => (administrators === 0 ? t('clients.noneYet') : format.number(administrators)),
      },
      {
        id: 'state',
        header: t('clients.state'),
        card: 'corner',
        skeleton: 'chip',
        width: '20%',
        cell: ({ state }) => <ClientStateChip state={state} />,
      },
    ],
    [t, format, sortLabels],
  );
}
