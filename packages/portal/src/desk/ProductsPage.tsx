import { type DeskProductSummary, listDeskProducts, listDeskProductsFacets } from '@hireyard/contract/desk';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { ListColumn } from '../lists/ListView.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { useSortLabels } from '../lists/use-sort-labels.ts';
import { PageTitleContext } from '../pages/page-title.ts';
import { ProductPicture } from '../rental/ProductPicture.tsx';
import { ArchiveStateChip, useArchiveStateFilter } from './ArchiveStateChip.tsx';
import { useDeskAccount } from './desk-account.ts';

const PRODUCTS = { page: listDeskProducts, facets: listDeskProductsFacets };

const Named = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 12 });

/** Products that the operating company offers (DK-13). */
export default function ProductsPage() {
  const { t: words } = useTranslation('deskProducts');
  const { company } = useDeskAccount();
  const archiveState = useArchiveStateFilter();
  return (
    <PageTitleContext value={words('title')}>
      <ListPage
        hasMenu={false}
        subtitle={company.name}
        endpoints={PRODUCTS}
        columns={useColumns()}
        rowHref={({ id }) => `/desk/products/${id}`}
        filters={[
          archiveState,
          {
            kind: 'menu',
            name: 'pictures',
            label: words('pictures'),
            nameOf: (value) => words(value === 'yes' ? 'hasPictures.yes' : 'hasPictures.no'),
          },
        ]}
        texts={{
          caption: words('title'),
          search: words('search'),
          searchHint: words('searchHint'),
          count: (count) => words('count', { count }),
          empty: { title: words('empty.title'), text: words('empty.text') },
        }}
      />
    </PageTitleContext>
  );
}

function useColumns(): readonly ListColumn<DeskProductSummary>[] {
  const { t } = useTranslation('desk');
  const { t: words } = useTranslation('deskProducts');
  const format = useFormat();
  const sortLabels = useSortLabels();
  return useMemo<readonly ListColumn<DeskProductSummary>[]>(
    () => [
      {
        id: 'name',
        header: words('product'),
        sort: 'name',
        sortLabels: sortLabels('name', words('product')),
        card: 'title',
        width: '45%',
        cell: ({ id, name, picture }) => (
          <Named>
            <ProductPicture id={picture ?? undefined} name={name} width={48} height={36} />
            <RowLink href={`/desk/products/${id}`}>{name}</RowLink>
          </Named>
        ),
      },
      {
        id: 'code',
        header: words('code'),
        sort: 'code',
        sortLabels: sortLabels('number', words('code')),
        card: 'pair',
        width: '20%',
        cell: ({ code }) => code,
      },
      {
        id: 'pictures',
        header: words('pictures'),
        card: 'pair',
        width: '15%',
        cell: ({ pictures }) => (pictures === 0 ? words('hasPictures.no') : format.number(pictures)),
      },
      {
        id: 'state',
        header: t('clients.state'),
        card: 'corner',
        skeleton: 'chip',
        width: '20%',
        cell: ({ state }) => <ArchiveStateChip state={state} />,
      },
    ],
    [t, words, format, sortLabels],
  );
}
