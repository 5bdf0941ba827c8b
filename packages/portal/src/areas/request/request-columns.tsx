import type { RequestSummary } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListColumn } from '../../lists/ListView.tsx';
import { RowLink } from '../../lists/RowLink.tsx';
import { useSortLabels } from '../../lists/use-sort-labels.ts';
import { RequestStatusChip } from '../../rental/RequestStatusChip.tsx';

/** Returns the party that a request waits for, by name if known. */
export function useWaitsFor() {
  const { t } = useTranslation('request');
  return ({ waitsFor, waitsForMe, writer, handler }: RequestSummary): string | null => {
    if (waitsFor === null) return null;
    if (waitsForMe) return t('list.you');
    if (waitsFor === 'writer') return writer.name;
    return waitsFor === 'company' ? t('list.company') : (handler?.name ?? t('list.handlers'));
  };
}

export function useRequestColumns(): readonly ListColumn<RequestSummary>[] {
  const { t } = useTranslation('request');
  const format = useFormat();
  const sortLabels = useSortLabels();
  const waitsFor = useWaitsFor();
  return useMemo(
    (): ListColumn<RequestSummary>[] => [
      {
        id: 'title',
        header: t('facts.request'),
        sort: 'title',
        sortLabels: sortLabels('name', t('facts.request')),
        card: 'title',
        skeleton: 'twoLines',
        width: '30%',
        cell: ({ id, title, number, kind }) => (
          <TwoLines
            first={<RowLink href={`/request/requests/${id}`}>{title}</RowLink>}
            second={`${number} · ${t(`kind.${kind}`)}`}
          />
        ),
      },
      {
        id: 'status',
        header: t('facts.status'),
        sort: 'status',
        sortLabels: { asc: t('sort.status.asc'), desc: t('sort.status.desc') },
        card: 'corner',
        skeleton: 'chip',
        width: '14%',
        cell: ({ status }) => <RequestStatusChip status={status} />,
      },
      {
        id: 'waitsFor',
        header: t('facts.waitsFor'),
        card: 'pair',
        width: '16%',
        cell: (request) => waitsFor(request) ?? '–',
      },
      {
        id: 'project',
        header: t('facts.project'),
        sort: 'project',
        sortLabels: sortLabels('name', t('facts.project')),
        card: 'pair',
        width: '16%',
        cell: ({ project }) => project?.name ?? t('noProject'),
      },
      {
        id: 'neededOn',
        header: t('facts.neededOn'),
        sort: 'neededOn',
        sortLabels: sortLabels('date', t('facts.neededOn')),
        card: 'pair',
        width: '12%',
        cell: ({ neededOn }) => (neededOn ? format.date(neededOn) : '–'),
      },
      {
        id: 'created',
        header: t('facts.created'),
        sort: 'created',
        sortLabels: sortLabels('date', t('facts.created')),
        card: 'pair',
        skeleton: 'twoLines',
        width: '12%',
        cell: ({ createdAt, writer }) => <TwoLines first={format.day(createdAt)} second={writer.name} />,
      },
    ],
    [t, format, sortLabels, waitsFor],
  );
}
