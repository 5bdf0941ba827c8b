import type { AssetSummary } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ListColumn } from '../../lists/ListView.tsx';
import { RowLink } from '../../lists/RowLink.tsx';
import { useSortLabels } from '../../lists/use-sort-labels.ts';
import { wholeNumbers } from '../../pages/whole-numbers.tsx';
import { AssetStatusChip, StandingChip } from './AssetChips.tsx';
import { marksOf, useAssetName } from './asset-name.ts';

export function useAssetColumns(): readonly ListColumn<AssetSummary>[] {
  const { t } = useTranslation('asset');
  const format = useFormat();
  const nameOf = useAssetName();
  const sortLabels = useSortLabels();
  return useMemo(
    () => [
      {
        id: 'asset',
        header: t('facts.asset'),
        sort: 'tag',
        sortLabels: sortLabels('number', t('facts.tag')),
        card: 'title',
        skeleton: 'twoLines',
        width: '32%',
        cell: (asset) => (
          <TwoLines
            first={<RowLink href={`/asset/assets/${asset.id}`}>{nameOf(asset)}</RowLink>}
            second={wholeNumbers(marksOf(asset))}
          />
        ),
      },
      {
        id: 'status',
        header: t('facts.status'),
        sort: 'status',
        sortLabels: { asc: t('sort.urgent.asc'), desc: t('sort.urgent.desc') },
        card: 'corner',
        skeleton: 'chip',
        width: '15%',
        cell: (asset) => <AssetStatusChip {...asset} />,
      },
      {
        id: 'ownership',
        header: t('facts.ownership'),
        card: 'pair',
        skeleton: 'twoLines',
        width: '14%',
        cell: ({ ownership, contract }) => (
          <TwoLines first={t(`ownership.${ownership}`)} second={contract?.number ?? null} />
        ),
      },
      {
        id: 'project',
        header: t('facts.project'),
        sort: 'project',
        sortLabels: sortLabels('name', t('facts.project')),
        card: 'pair',
        skeleton: 'twoLines',
        width: '22%',
        cell: ({ project, holder }) => (
          <TwoLines first={project?.name ?? t('noProject')} second={holder?.name ?? null} />
        ),
      },
      {
        id: 'inspection',
        header: t('facts.nextInspection'),
        sort: 'inspection',
        sortLabels: sortLabels('date', t('facts.nextInspection')),
        card: 'pair',
        skeleton: 'twoLines',
        width: '17%',
        shownFor: (items) => items.some(({ inspection }) => inspection.standing !== 'none'),
        cell: ({ inspection }) =>
          inspection.standing !== 'none' && (
            <TwoLines
              first={inspection.dueOn && format.date(inspection.dueOn)}
              second={<StandingChip {...inspection} />}
            />
          ),
      },
    ],
    [t, format, nameOf, sortLabels],
  );
}
