import type { EmissionRow, Emissions } from '@hireyard/contract';
import { type DataColumn, TwoLines } from '@hireyard/ui/components/DataList';
import { useTranslation } from '../../i18n/use-translation.ts';
import { GroupsSheet } from '../../month-sums/GroupsSheet.tsx';
import { ProjectName } from '../../month-sums/parts.ts';
import { keyOf } from '../../month-sums/use-sums-url.ts';
import { PageLink } from '../../pages/PageLink.tsx';
import { EmissionAmount } from './EmissionAmount.tsx';
import { ofUse, useEmissionWords } from './use-emission-words.ts';
import type { EmissionsUrl } from './use-emissions.ts';

function useColumns(): DataColumn<EmissionRow>[] {
  const { t } = useTranslation('co2');
  const words = useEmissionWords();
  const scope = (id: 'scope1' | 'scope2' | 'scope3'): DataColumn<EmissionRow> => ({
    id,
    header: t(`scopes.${id}`),
    align: 'end',
    // The card on a phone shows scopes 1 and 2 as a sum, with a link to the machines.
    card: id === 'scope3' ? 'pair' : 'hidden',
    cell: (row) => words.kilograms(row[id]),
  });
  return [
    {
      id: 'project',
      header: t('project'),
      card: 'title',
      skeleton: 'twoLines',
      width: '28%',
      cell: (row) => (
        <TwoLines
          strong
          first={
            row.project ? (
              <ProjectName>
                <PageLink to={`/order/company/projects/${row.project.id}`}>{words.projectOf(row)}</PageLink>
              </ProjectName>
            ) : (
              words.projectOf(row)
            )
          }
          second={t('machineCount', { count: row.machines })}
        />
      ),
    },
    scope('scope1'),
    scope('scope2'),
    {
      id: 'use',
      header: t('scopes12'),
      align: 'end',
      card: 'pair',
      cell: (row) => <EmissionAmount value={ofUse(row)} machines={{ month: null, group: keyOf(row.key) }} />,
    },
    {
      id: 'measured',
      header: t('measured'),
      align: 'end',
      card: 'pair',
      cell: (row) => words.share(row.measured, ofUse(row)),
    },
    scope('scope3'),
    {
      id: 'notEstimated',
      header: t('notEstimated'),
      align: 'end',
      card: 'pair',
      cell: ({ notEstimated }) => (notEstimated === 0 ? t('none') : t('machineCount', { count: notEstimated })),
    },
  ];
}

export function EmissionProjects({ url, emissions }: { url: EmissionsUrl; emissions: Emissions | undefined }) {
  const { t } = useTranslation('co2');
  return <GroupsSheet title={t('byProject')} columns={useColumns()} page={emissions} url={url} />;
}
