import type { OffHireSummary } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListColumn } from '../../../lists/ListView.tsx';
import { RowLink } from '../../../lists/RowLink.tsx';
import { useSortLabels } from '../../../lists/use-sort-labels.ts';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import { AnotherDayLink } from '../../../rental/AnotherDayLink.tsx';
import { OffHireStatusChip } from '../../../rental/OffHireStatusChip.tsx';
import { useMachinesText } from '../../../rental/use-rental-text.ts';
import { slotText } from './slot-text.ts';
import { stands } from './stands.ts';

/** Columns of the list of off-hires. */
export function useOffHireColumns(): readonly ListColumn<OffHireSummary>[] {
  const { t } = useTranslation('offHires');
  const { t: order } = useTranslation('order');
  const format = useFormat();
  const sortLabels = useSortLabels();
  const machinesText = useMachinesText();
  return useMemo((): ListColumn<OffHireSummary>[] => {
    const pickup = ({ window, status, transport, depot }: OffHireSummary) => {
      if (!stands({ status })) return '–';
      if (transport === 'bringBack' || !window) return t('transport.bringBackTo', { name: depot.name });
      return <TwoLines first={format.date(window.date)} second={slotText(window.slot, format)} />;
    };
    return [
      {
        id: 'number',
        header: t('page.title'),
        card: 'title',
        skeleton: 'twoLines',
        width: '34%',
        cell: (offHire) => (
          <TwoLines
            first={<RowLink href={`/order/off-hires/${offHire.id}`}>{offHire.number ?? t('page.noNumber')}</RowLink>}
            second={wholeNumbers(machinesText(offHire))}
          />
        ),
      },
      {
        id: 'status',
        header: t('list.status'),
        sort: 'status',
        sortLabels: { asc: t('list.urgent.asc'), desc: t('list.urgent.desc') },
        card: 'corner',
        skeleton: 'chip',
        width: '18%',
        cell: (offHire) => (
          <TwoLines
            first={<OffHireStatusChip offHire={offHire} />}
            second={
              offHire.actions.includes('anotherDay') && (
                <AnotherDayLink to={`/order/off-hires/${offHire.id}/another-day`} />
              )
            }
          />
        ),
      },
      {
        id: 'project',
        header: order('columns.project'),
        card: 'pair',
        skeleton: 'twoLines',
        width: '18%',
        cell: ({ project, city }) => <TwoLines first={project?.name ?? order('noProject')} second={city} />,
      },
      {
        id: 'pickup',
        header: t('window.label'),
        card: 'pair',
        skeleton: 'twoLines',
        width: '14%',
        cell: pickup,
      },
      {
        id: 'created',
        header: t('page.calledOff'),
        sort: 'created',
        sortLabels: sortLabels('date', t('page.calledOff')),
        card: 'pair',
        skeleton: 'twoLines',
        width: '16%',
        cell: ({ createdAt, createdBy, depot }) => (
          <TwoLines first={format.dateTime(createdAt, depot.timeZone)} second={createdBy?.name ?? null} />
        ),
      },
    ];
  }, [t, order, format, sortLabels, machinesText]);
}
