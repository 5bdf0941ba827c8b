import type { CatalogueProduct as Product, ProductStock } from '@hireyard/contract';
import { Checkbox } from '@hireyard/ui/components/Checkbox';
import { SearchField } from '@hireyard/ui/components/SearchField';
import { useId, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PanelNote } from '../../../pages/Panel.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { productName } from '../../../rental/product-name.ts';
import { selectProductNames } from '../../../settings/product-names.ts';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Chip, Chips, GroupName, Rows, Tools } from './Catalogue.styles.ts';
import { CatalogueProduct, type CatalogueProductProps } from './CatalogueProduct.tsx';
import { byFavorites, type CatalogueRow, groupsOf, rowsToShow } from './catalogue-rows.ts';
import type { Favorites } from './use-favorites.ts';

/** Groups of the demo have a name; one that the server adds later goes by its code. */
export function useGroupName() {
  const { t, i18n } = useTranslation('orders');
  return (group: string) => (i18n.exists(`group.${group}`, { ns: 'orders' }) ? t(`group.${group}` as never) : group);
}

/**
 * The favorites that have a group of their own: those there were when this was last looked at anew. What is marked stays
 * where it is until then, so that nothing moves away under a finger.
 */
function usePlaced(favorites: Favorites | undefined, look: string): ReadonlySet<string> {
  const now = `${favorites?.projectId} ${look}`;
  const [placed, setPlaced] = useState({ look: now, codes: favorites?.codes });
  const known = placed.look === now ? placed : { look: now, codes: favorites?.codes };
  if (known !== placed) setPlaced(known);
  return known.codes ?? new Set();
}

interface CatalogueProps extends Omit<CatalogueProductProps, 'row' | 'heading'> {
  products: readonly Product[];
  stock: readonly ProductStock[] | undefined;
  /** Whether it is known for which project the order is. */
  hasProject: boolean;
}

/** What can be rented, searched by name and kind, with what of it is free on the days that were chosen. */
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
  const placed = usePlaced(ofRow.favorites, JSON.stringify([query, group, freeFirst]));
  const byCode = new Map(stock?.map((one) => [one.code, one]));
  const rows = products.map(
    (product): CatalogueRow => ({ product, name: productName(names, product.code), stock: byCode.get(product.code) }),
  );
  const shown = rowsToShow(rows, { query, group, freeFirst }, language);
  const { favorites, others } = byFavorites(shown, placed);
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
          onQueryChange={setQuery}
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
      {shown.length === 0 && <PanelNote role="status">{t('form.nothing')}</PanelNote>}
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
