import type { ProjectSummary } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { rentalTone } from '@hireyard/ui/rental';
import { useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListColumn } from '../../../lists/ListView.tsx';
import { RowLink } from '../../../lists/RowLink.tsx';
import { useSortLabels } from '../../../lists/use-sort-labels.ts';

/** Status of a project. Orders require an active project. */
export function ProjectStatusChip({ status }: Pick<ProjectSummary, 'status'>) {
  const { t } = useTranslation('project');
  return <StatusChip tone={rentalTone(status)}>{t(`status.${status}`)}</StatusChip>;
}

export function useProjectColumns(): readonly ListColumn<ProjectSummary>[] {
  const { t } = useTranslation('project');
  const format = useFormat();
  const sortLabels = useSortLabels();
  return useMemo(() => {
    const rangeOf = (from: string, to: string | null) =>
      to === null ? t('openEnded', { date: format.date(from) }) : format.dateRange(from, to);
    return [
      {
        id: 'name',
        header: t('facts.project'),
        sort: 'name',
        sortLabels: sortLabels('name', t('facts.project')),
        card: 'title',
        skeleton: 'twoLines',
        width: '32%',
        cell: ({ id, name, number }) => (
          <TwoLines first={<RowLink href={`/order/company/projects/${id}`}>{name}</RowLink>} second={number} />
        ),
      },
      {
        id: 'city',
        header: t('facts.site'),
        sort: 'city',
        sortLabels: sortLabels('name', t('facts.site')),
        card: 'pair',
        width: '20%',
        cell: ({ city }) => city ?? '–',
      },
      {
        id: 'period',
        header: t('facts.period'),
        sort: 'to',
        sortLabels: sortLabels('date', t('facts.period')),
        card: 'pair',
        width: '22%',
        cell: ({ from, to }) => (from ? rangeOf(from, to) : to ? t('until', { date: format.date(to) }) : '–'),
      },
      {
        id: 'onRent',
        header: t('facts.onRent'),
        sort: 'onRent',
        sortLabels: sortLabels('number', t('facts.onRent')),
        align: 'end',
        card: 'pair',
        skeleton: 'number',
        width: '12%',
        cell: ({ onRentCount }) => format.number(onRentCount),
      },
      {
        id: 'status',
        header: t('facts.status'),
        card: 'corner',
        skeleton: 'chip',
        width: '14%',
        cell: (project) => <ProjectStatusChip {...project} />,
      },
    ];
  }, [t, format, sortLabels]);
}
