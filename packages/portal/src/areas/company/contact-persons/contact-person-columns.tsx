import type { ContactPerson } from '@hireyard/contract';
import { TwoLines } from '@hireyard/ui/components/DataList';
import { emailHref, telephoneHref } from '@hireyard/ui/provider';
import { useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListColumn } from '../../../lists/ListView.tsx';
import { RowLink } from '../../../lists/RowLink.tsx';
import { useSortLabels } from '../../../lists/use-sort-labels.ts';
import { TextLink } from '../../../pages/TextLink.ts';
import { ArchiveStatusChip } from '../archive/ArchiveStatusChip.tsx';

export const nameOf = ({ firstName, lastName }: Pick<ContactPerson, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`;

export function useContactPersonColumns(): readonly ListColumn<ContactPerson>[] {
  const { t } = useTranslation('contact');
  const format = useFormat();
  const sortLabels = useSortLabels();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('facts.name'),
        sort: 'name',
        sortLabels: sortLabels('name', t('facts.name')),
        card: 'title',
        skeleton: 'twoLines',
        width: '36%',
        cell: ({ id, functions, ...person }) => (
          <TwoLines
            first={<RowLink href={`/order/company/contactpersons/${id}`}>{nameOf(person)}</RowLink>}
            second={format.list(functions.map((one) => t(`functions.${one}`)))}
          />
        ),
      },
      {
        id: 'phone',
        header: t('facts.phone'),
        card: 'pair',
        width: '20%',
        cell: ({ phone }) => (phone ? <TextLink href={telephoneHref(phone)}>{phone}</TextLink> : '–'),
      },
      {
        id: 'email',
        header: t('facts.email'),
        card: 'pair',
        width: '30%',
        cell: ({ email }) => (email ? <TextLink href={emailHref(email)}>{email}</TextLink> : '–'),
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
    [t, format, sortLabels],
  );
}
