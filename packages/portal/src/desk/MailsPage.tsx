import {
  type DeskMailSummary,
  type FailedMailState,
  listDeskMails,
  listDeskMailsFacets,
  type MailFailure,
  type MailKind,
} from '@hireyard/contract/desk';
import { useMemo } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { ListColumn } from '../lists/ListView.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { useSortLabels } from '../lists/use-sort-labels.ts';
import { PageTitleContext } from '../pages/page-title.ts';
import { MailStateChip } from './MailStateChip.tsx';
import { recipientText } from './recipient-text.ts';

const MAILS = { page: listDeskMails, facets: listDeskMailsFacets };

/** Mails of the operating company that failed for good (DK-10). */
export default function MailsPage() {
  const { t } = useTranslation('deskMails');
  return (
    <PageTitleContext value={t('title')}>
      <ListPage
        hasMenu={false}
        subtitle={t('text')}
        endpoints={MAILS}
        columns={useColumns()}
        rowHref={({ id }) => `/desk/mails/${id}`}
        filters={[
          {
            kind: 'menu',
            name: 'state',
            label: t('state'),
            nameOf: (value) => t(`states.${value as FailedMailState}`),
          },
          { kind: 'menu', name: 'kind', label: t('kind'), nameOf: (value) => t(`kinds.${value as MailKind}`) },
          {
            kind: 'menu',
            name: 'reason',
            label: t('reason'),
            nameOf: (value) => t(`reasons.${value as MailFailure}`),
          },
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

function useColumns(): readonly ListColumn<DeskMailSummary>[] {
  const { t } = useTranslation('deskMails');
  const format = useFormat();
  const sortLabels = useSortLabels();
  return useMemo<readonly ListColumn<DeskMailSummary>[]>(
    () => [
      {
        id: 'to',
        header: t('to'),
        card: 'title',
        width: '26%',
        cell: ({ id, to }) => <RowLink href={`/desk/mails/${id}`}>{to ? recipientText(to) : t('nobody')}</RowLink>,
      },
      {
        id: 'subject',
        header: t('subject'),
        card: 'line',
        width: '26%',
        cell: ({ subject, kind }) => subject ?? t(`kinds.${kind}`),
      },
      {
        id: 'reason',
        header: t('reason'),
        card: 'pair',
        width: '16%',
        cell: ({ reason }) => t(`reasons.${reason}`),
      },
      {
        id: 'failedAt',
        header: t('failedAt'),
        sort: 'failedAt',
        sortLabels: sortLabels('date', t('failedAt')),
        card: 'pair',
        width: '18%',
        cell: ({ failedAt }) => format.dateTime(failedAt),
      },
      {
        id: 'state',
        header: t('state'),
        card: 'corner',
        skeleton: 'chip',
        width: '14%',
        cell: ({ state }) => <MailStateChip state={state} />,
      },
    ],
    [t, format, sortLabels],
  );
}
