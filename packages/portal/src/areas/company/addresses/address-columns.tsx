import type { Address } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListColumn } from '../../../lists/ListView.tsx';
import { RowLink } from '../../../lists/RowLink.tsx';
import { useSortLabels } from '../../../lists/use-sort-labels.ts';
import { ArchiveStatusChip } from '../archive/ArchiveStatusChip.tsx';

/** Returns the name of an address, or its street if it has no name. */
export const titleOf = ({ name, line1 }: Pick<Address, 'name' | 'line1'>) => name ?? line1;

export function useAddressColumns(): readonly ListColumn<Address>[] {
  const { t } = useTranslation('contact');
  const sortLabels = useSortLabels();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('facts.address'),
        sort: 'name',
        sortLabels: sortLabels('name', t('facts.address')),
        card: 'title',
        skeleton: 'twoLines',
        width: '38%',
        cell: (address) => (
          <TwoLines
            first={<RowLink href={`/order/company/addresses/${address.id}`}>{titleOf(address)}</RowLink>}
            second={address.name === null ? address.line2 : address.line1}
          />
        ),
      },
      {
        id: 'city',
        header: t('facts.city'),
        sort: 'city',
        sortLabels: sortLabels('name', t('facts.city')),
        card: 'pair',
        width: '28%',
        cell: ({ postalCode, city }) => [postalCode, city].filter(Boolean).join(' '),
      },
      {
        id: 'kind',
        header: t('facts.kind'),
        card: 'pair',
        width: '20%',
        cell: ({ kind }) => t(`kinds.${kind}`),
      },
      {
        id: 'status',
        header: t('facts.status'),
        card: 'corner',
        skeleton: 'chip',
        width: '14%',
        cell: ({ status }) => <ArchiveStatusChip status={status} />,
      },
    ],
    [t, sortLabels],
  );
}
