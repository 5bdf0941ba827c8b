import type { CatalogueProduct as Product, ProductStock } from '@hireyard/contract';
import { Checkbox } from '@hireyard/ui/components/Checkbox';
import { SearchField } from '@hireyard/ui/components/SearchField';
import { useId, useState } from 'react';
import { selectGroupNames, selectProductNames } from '../../../client/product-names.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PanelNote } from '../../../pages/Panel.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { productName } from '../../../rental/product-name.ts';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Chip, Chips, GroupName, Rows, Tools } from './Catalogue.styles.ts';
import { CatalogueProduct, type CatalogueProductProps } from './CatalogueProduct.tsx';
import { byFavorites, type CatalogueRow, groupsOf, rowsToShow } from './catalogue-rows.ts';
import type { Favorites } from './use-favorites.ts';

/** Returns the name of a group: the company's own, or the portal's. Groups without either show their code. */
function useGroupName() {
  const { t, i18n } = useTranslation('orders');
  const own = useAppSelector(selectGroupNames);
  return (group: string) =>
    own[group] ?? (i18n.exists(`group.${group}`, { ns: 'orders' }) ? t(`group.${group}` as never) : group);
}

/**
 * Returns the favorites that are listed as favorites. The set updates when `viewKey` changes, so that marking a product
 * does not move it under the pointer.
 */
function useFavoriteCodes(favorites: Favorites | undefined, viewKey: string): ReadonlySet<string> {
  const key = `${favorites?.projectId} ${viewKey}`;
  const [snapshot, setSnapshot] = useState({ key, codes: favorites?.codes });
  const current = snapshot.key === key ? snapshot : { key, codes: favorites?.codes };
  if (current !== snapshot) setSnapshot(current);
  return current.codes ?? new Set();
}

interface CatalogueProps extends Omit<CatalogueProductProps, 'row' | 'heading'> {
  products: readonly Product[];
  stock: readonly ProductStock[] | undefined;
  /** True if a project is selected for the order. */
  hasProject: boolean;
}

/** Products for rent, with search, groups, and the stock on the selected days. */
export function Catalogue({ products, stock, hasProject, ...ofRow }: CatalogueProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const language = useAppSelector(selectLanguage) ?? 'en-US';
  const names = useAppSelector(selectProductNames);
  const groupName = useGroupName();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const [freeFirst, setFreeFirst] = useState(true);
  const id = useId();
  const favoriteCodes = useFavoriteCodes(ofRow.favorites, JSON.stringify([query, group, freeFirst]));
  const byCode = new Map(stock?.map((one) => [one.code, one]));
  const rows = products.map(
    (product): CatalogueRow => ({ product, name: productName(names, product.code), stock: byCode.get(product.code) }),
  );
  const visibleRows = rowsToShow(rows, { query, group, freeFirst }, language);
  const { favorites, others } = byFavorites(visibleRows, favoriteCodes);
  const isGrouped = favorites.length > 0;
  const rowOf = (row: CatalogueRow) => (
    <CatalogueProduct key={row.product.code} row={row} heading={isGrouped ? 'h3' : 'h2'} {...ofRow} />
  );

  return (
    <Sheet as="section" aria-label={t('form.catalogue')}>
      <Tools>
        <SearchField
          label={t('form.search')}
          placeholder={t('form.searchHint')}
          query={query}
          onQueryChange={(_, query) => setQuery(query)}
        />
        <Checkbox label={t('form.freeFirst')} checked={freeFirst} onChange={(_, checked) => setFreeFirst(checked)} />
        {!hasProject && <p>{t('favorites.needProject')}</p>}
      </Tools>
      <Chips role="group" aria-label={t('form.groups')}>
        <Chip type="button" aria-pressed={group === null} onClick={() => setGroup(null)}>
          {t('form.all')}
        </Chip>
        {[...groupsOf(rows, query)].map(([name, count]) => (
          <Chip key={name} type="button" aria-pressed={group === name} onClick={() => setGroup(name)}>
            {groupName(name)} <span>{format.number(count)}</span>
          </Chip>
        ))}
      </Chips>
      {visibleRows.length === 0 && (
        <PanelNote role="status">{products.length === 0 ? t('form.noProducts') : t('form.nothing')}</PanelNote>
      )}
      {isGrouped && (
        <>
          <GroupName id={`${id}-favorites`}>{t('favorites.title')}</GroupName>
          <Rows aria-labelledby={`${id}-favorites`}>{favorites.map(rowOf)}</Rows>
          {others.length > 0 && <GroupName id={`${id}-others`}>{t('favorites.others')}</GroupName>}
        </>
      )}
      {others.length > 0 && (
        <Rows {...(isGrouped ? { 'aria-labelledby': `${id}-others` } : { 'aria-label': t('form.catalogue') })}>
          {others.map(rowOf)}
        </Rows>
      )}
    </Sheet>
  );
}
