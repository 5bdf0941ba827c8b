import { type DataColumn, DataList, RowLink, TwoLines } from '@hireyard/ui/components/DataList';
import { DataState } from '@hireyard/ui/components/DataState';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { SegmentedControl } from '@hireyard/ui/components/SegmentedControl';
import { Select } from '@hireyard/ui/components/Select';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../http/problem.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Failure } from '../pages/Failure.tsx';
import { Page } from '../pages/Page.tsx';
import { Sheet } from '../pages/Sheet.tsx';
import { useDeskAccount } from './desk-account.ts';
import { KINDS, type Kind, useWaiting, type Waiting } from './use-waiting.ts';

/** Milliseconds between two reads of the inbox while it is on screen. */
const INTERVAL = 60_000;
const ALL = 'all';
/** Entries without a depot, such as a dispute. */
const NONE = 'none';

const Filters = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, marginBlockEnd: 16 });
const Chips = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

/** The filters, which are in the address: back, reload and a pasted link show the same. */
function useFilters() {
  const { depot } = useDeskAccount();
  const [params, setParams] = useSearchParams();
  const place = params.get('depot') ?? depot?.id ?? ALL;
  const asked = params.get('kind');
  const kind: Kind | null = KINDS.find((one) => one === asked) ?? null;
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const isShown = (entry: Waiting) =>
    (place === ALL || (entry.depotId ?? NONE) === place) && (kind === null || entry.kind === kind);
  return { place, kind, set, isShown };
}

/** Inbox of the rental company: entries of all its clients, by depot and kind (DK-04). */
export function InboxPage() {
  const { t } = useTranslation('desk');
  const { company, depots } = useDeskAccount();
  const { place, kind, set, isShown } = useFilters();
  const { entries, failure, refetch } = useWaiting();
  const readAgain = useEffectEvent(() => {
    if (!document.hidden) refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => readAgain(), INTERVAL);
    return () => clearInterval(timer);
  }, []);
  const columns = useColumns();
  const shown = entries?.filter(isShown);
  return (
    <Page title={t('inbox.title')} subtitle={company.name}>
      <Filters>
        <Select
          label={t('inbox.depot')}
          value={place}
          onChange={(_, depot) => set('depot', depot)}
          options={[
            { value: ALL, label: t('account.allDepots') },
            ...depots.map(({ id, name }) => ({ value: id, label: name })),
            { value: NONE, label: t('inbox.noDepot') },
          ]}
        />
        <SegmentedControl
          label={t('inbox.kind')}
          segments={[
            { value: ALL, label: t('inbox.allKinds') },
            ...KINDS.map((value) => ({ value, label: t(`inbox.kinds.${value}`) })),
          ]}
          selected={kind ?? ALL}
          onSelectedChange={(value) => set('kind', value === ALL ? null : value)}
        />
      </Filters>
      {failure !== undefined && (
        <Sheet>
          <Failure problem={problemOf(failure)} onRetry={refetch} />
        </Sheet>
      )}
      {failure === undefined && shown?.length === 0 && (
        <Sheet>
          <DataState status="empty" title={t('inbox.empty.title')} text={t('inbox.empty.text')} />
        </Sheet>
      )}
      {failure === undefined && shown?.length !== 0 && (
        <ListSheet label={t('inbox.title')}>
          <DataList
            caption={t('inbox.title')}
            columns={columns}
            items={shown}
            keyOf={({ id }) => id}
            rowHref={({ href }) => href}
          />
        </ListSheet>
      )}
    </Page>
  );
}

function useColumns(): readonly DataColumn<Waiting>[] {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const { depots } = useDeskAccount();
  return useMemo<readonly DataColumn<Waiting>[]>(
    () => [
      {
        id: 'entry',
        header: t('inbox.columns.entry'),
        card: 'title',
        width: '30%',
        cell: ({ kind, href, number, title, isUrgent }) => (
          <TwoLines
            first={
              <Chips>
                <RowLink href={href}>{[t(`inbox.kinds.${kind}`), number].filter(Boolean).join(' ')}</RowLink>
                {isUrgent && <StatusChip tone="error">{t('inbox.urgent')}</StatusChip>}
              </Chips>
            }
            second={title}
          />
        ),
      },
      {
        id: 'client',
        header: t('inbox.columns.client'),
        card: 'line',
        width: '25%',
        cell: ({ client, site }) => <TwoLines first={client} second={site} />,
      },
      {
        id: 'machines',
        header: t('inbox.columns.machines'),
        card: 'line',
        width: '25%',
        cell: ({ machine, machineCount }) => (
          <TwoLines
            first={machine ?? '–'}
            second={machineCount > 1 ? t('inbox.further', { count: machineCount - 1 }) : null}
          />
        ),
      },
      {
        id: 'since',
        header: t('inbox.columns.since'),
        card: 'pair',
        width: '20%',
        cell: ({ since, depotId }) => (
          <TwoLines first={format.dateTime(since)} second={depots.find(({ id }) => id === depotId)?.name} />
        ),
      },
    ],
    [t, format, depots],
  );
}
