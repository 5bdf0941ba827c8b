import type { InboxEntry, InboxKind } from '@hireyard/contract/backoffice';
import { deskPathOf, listDeskInbox, listDeskInboxFacets } from '@hireyard/contract/desk';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { api } from '../api/api.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { ListColumn } from '../lists/ListView.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { PageTitleContext } from '../pages/page-title.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { CompanyMismatch } from './CompanyMismatch.tsx';
import { useDeskAccount } from './desk-account.ts';
import { inboxOf } from './inbox-of.ts';

/** Milliseconds between two reads of the inbox while it is on screen. */
const INTERVAL = 60_000;
const INBOX = { page: listDeskInbox, facets: listDeskInboxFacets };

const Chips = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

/** Leads to the inbox as it begins for the signed-in person. */
export const ToInbox = () => <Navigate to={inboxOf(useDeskAccount())} replace />;

function useReadAgain() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) dispatch(api.util.invalidateTags(['Desk']));
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [dispatch]);
}

/**
 * Inbox of the rental company: entries of all its clients (DK-04, DK-06). It begins with the depot of the person, in the
 * address, so that the filter is removed as any other is.
 */
export function InboxPage() {
  const { key, search } = useLocation();
  // The first entry of the browser's history has no key of its own.
  const isArrival = key === 'default' && search === '';
  const begins = inboxOf(useDeskAccount());
  return isArrival && begins !== '/desk' ? <ToInbox /> : <Inbox />;
}

function Inbox() {
  const { t } = useTranslation('desk');
  const { company } = useDeskAccount();
  useReadAgain();
  return (
    <PageTitleContext value={t('inbox.title')}>
      <ListPage
        hasMenu={false}
        subtitle={company.name}
        above={() => <CompanyMismatch />}
        endpoints={INBOX}
        columns={useColumns()}
        rowHref={({ kind, id }) => deskPathOf(kind, id)}
        filters={[
          {
            kind: 'menu',
            name: 'kind',
            label: t('inbox.kind'),
            nameOf: (value) => t(`inbox.kinds.${value as InboxKind}`),
          },
          { kind: 'menu', name: 'depot', label: t('inbox.depot'), nameOf: () => t('inbox.noDepot') },
          { kind: 'menu', name: 'person', label: t('inbox.person'), nameOf: () => t('inbox.nobody') },
        ]}
        texts={{
          caption: t('inbox.title'),
          search: t('inbox.search'),
          searchHint: t('inbox.searchHint'),
          count: (count) => t('inbox.count', { count }),
          empty: { title: t('inbox.empty.title'), text: t('inbox.empty.text') },
        }}
      />
    </PageTitleContext>
  );
}

/** Names the first machine of an entry. */
export const machineText = ({ machines: [first] }: InboxEntry): string => {
  if (!first) return '–';
  const name = first.quantity > 1 ? `${first.quantity} × ${first.name}` : first.name;
  return [name, first.fleetNumber].filter(Boolean).join(' · ');
};

function useColumns(): readonly ListColumn<InboxEntry>[] {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return useMemo<readonly ListColumn<InboxEntry>[]>(
    () => [
      {
        id: 'entry',
        header: t('inbox.columns.entry'),
        card: 'title',
        skeleton: 'twoLines',
        width: '25%',
        cell: ({ kind, id, number, title, urgent, until }) => (
          <TwoLines
            first={
              <Chips>
                <RowLink href={deskPathOf(kind, id)}>
                  {[t(`inbox.kinds.${kind}`), number].filter(Boolean).join(' ')}
                </RowLink>
                {urgent && <StatusChip tone="error">{t('inbox.urgent')}</StatusChip>}
              </Chips>
            }
            second={[title, until && t('inbox.until', { date: format.date(until) })].filter(Boolean).join(' · ')}
          />
        ),
      },
      {
        id: 'client',
        header: t('inbox.columns.client'),
        card: 'line',
        skeleton: 'twoLines',
        width: '22%',
        cell: ({ client, site }) => <TwoLines first={client.name} second={site} />,
      },
      {
        id: 'machines',
        header: t('inbox.columns.machines'),
        card: 'line',
        skeleton: 'twoLines',
        width: '22%',
        cell: (entry) => (
          <TwoLines
            first={machineText(entry)}
            second={entry.machineCount > 1 ? t('inbox.further', { count: entry.machineCount - 1 }) : null}
          />
        ),
      },
      {
        id: 'since',
        header: t('inbox.columns.since'),
        card: 'pair',
        skeleton: 'twoLines',
        width: '16%',
        cell: ({ waitingSince, depot }) => <TwoLines first={format.dateTime(waitingSince)} second={depot?.name} />,
      },
      {
        id: 'person',
        header: t('inbox.person'),
        card: 'pair',
        skeleton: 'twoLines',
        width: '15%',
        cell: ({ acknowledgedAt, acknowledgedBy }) =>
          acknowledgedAt === null ? (
            t('inbox.nobody')
          ) : (
            <TwoLines first={acknowledgedBy ?? t('inbox.somebody')} second={format.dateTime(acknowledgedAt)} />
          ),
      },
    ],
    [t, format],
  );
}
