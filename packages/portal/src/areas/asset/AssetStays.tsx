import type { Asset, AssetAssignment } from '@hireyard/contract';
import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { PanelNote } from '../../pages/Panel.tsx';
import { linkStyles } from '../../pages/TextLink.ts';
import { AssetPart } from './AssetPart.tsx';

const HOURS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const Place = styled('span')(({ theme }) => ({ '& a': linkStyles(theme) }));

/** Former places, latest first. */
export function AssetStays({ asset }: { asset: Asset }) {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const columns = useMemo((): DataColumn<AssetAssignment>[] => {
    const stateOf = ({ kind, to }: AssetAssignment) => {
      if (kind === 'maintenance') return 'maintenance';
      return to === null ? 'assigned' : 'released';
    };
    const tones = { maintenance: 'neutral', assigned: 'success', released: 'neutral' } as const;
    return [
      {
        id: 'place',
        header: t('stays.place'),
        card: 'title',
        width: '34%',
        cell: ({ project, holder }) => (
          <TwoLines
            first={
              project ? (
                <Place>
                  <PageLink to={`/order/company/projects/${project.id}`}>{project.name}</PageLink>
                </Place>
              ) : (
                t('stays.workshop')
              )
            }
            second={holder}
          />
        ),
      },
      {
        id: 'period',
        header: t('stays.period'),
        card: 'pair',
        width: '30%',
        cell: ({ from, to }) =>
          to === null ? t('stays.since', { date: format.date(from) }) : format.dateRange(from, to),
      },
      {
        id: 'state',
        header: t('stays.state'),
        card: 'corner',
        width: '20%',
        cell: (stay) => <StatusChip tone={tones[stateOf(stay)]}>{t(`stays.${stateOf(stay)}`)}</StatusChip>,
      },
      {
        id: 'hours',
        header: t('stays.hours'),
        card: 'pair',
        align: 'end',
        width: '16%',
        cell: ({ hoursRun }) => (hoursRun === null ? '–' : `${format.number(hoursRun, HOURS)} h`),
      },
    ];
  }, [t, format]);
  const { assignments, assignmentCount } = asset;
  const isShortened = assignmentCount > assignments.length;
  return (
    <AssetPart title={t('stays.title')} count={assignmentCount}>
      {assignments.length === 0 ? (
        <PanelNote>{t('stays.none')}</PanelNote>
      ) : (
        <DataList caption={t('stays.title')} columns={columns} items={assignments} keyOf={({ id }) => id} />
      )}
      {isShortened && <PanelNote>{t('stays.shortened', { count: assignments.length })}</PanelNote>}
    </AssetPart>
  );
}
