import type { CatalogueProduct, ProductStock, Specification } from '@hireyard/contract';
import { Checkbox } from '@hireyard/ui/components/Checkbox';
import { NumberField } from '@hireyard/ui/components/NumberField';
import { SearchField } from '@hireyard/ui/components/SearchField';
import { CheckIcon, ClockIcon, PlusIcon, TrashIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PanelNote } from '../../../pages/Panel.tsx';
import { Sheet } from '../../../pages/Sheet.tsx';
import { productName } from '../../../rental/product-name.ts';
import { selectProductNames } from '../../../settings/product-names.ts';
import { selectLanguage } from '../../../settings/settings.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Chip, Chips, GoesWith, Row, Rows, Stock, Tools } from './Catalogue.styles.ts';
import { type CatalogueRow, groupsOf, rowsToShow } from './catalogue-rows.ts';
import type { LineValues } from './order-values.ts';

/** Groups of the demo have a name; one that the server adds later goes by its code. */
export function useGroupName() {
  const { t, i18n } = useTranslation('orders');
  return (group: string) => (i18n.exists(`group.${group}`, { ns: 'orders' }) ? t(`group.${group}` as never) : group);
}

/** What a machine can do, in a line: "12 m working height · 450 kg on the platform · diesel". */
function useDetails() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return ({ code, specs, energy }: CatalogueProduct) => {
    const spec = ({ key, value }: Specification) => t(`spec.${key}`, { value: format.number(value) });
    return [code, ...specs.map(spec), ...(energy === 'none' ? [] : [t(`energy.${energy}`)])].join(' · ');
  };
}

interface StockTextProps {
  stock: ProductStock | undefined;
  depotName: (id: string) => string | undefined;
}

/** How many are free, from when one is, and where there are others. */
function StockText({ stock, depotName }: StockTextProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  if (!stock) return <Stock />;
  const { free, freeFrom, elsewhere } = stock;
  if (free > 0)
    return (
      <Stock data-free="true">
        <CheckIcon size={14} />
        <span>{t('form.free', { count: free })}</span>
      </Stock>
    );
  const [other] = elsewhere.toSorted((one, another) => another.free - one.free);
  const place = other && depotName(other.depotId);
  return (
    <Stock data-free="false">
      <ClockIcon size={14} />
      <span>
        {freeFrom === null ? t('form.notFree') : t('form.freeFrom', { date: format.date(freeFrom, 'short') })}
        {place && <small>{t('form.elsewhere', { number: format.number(other.free), place })}</small>}
      </span>
    </Stock>
  );
}

interface CatalogueProps extends Pick<StockTextProps, 'depotName'> {
  products: readonly CatalogueProduct[];
  stock: readonly ProductStock[] | undefined;
  lines: readonly LineValues[];
  onAdd: (code: string) => void;
  onQuantity: (key: string, quantity: number | null) => void;
  onRemove: (key: string) => void;
}

/** What can be rented, searched by name and kind, with what of it is free on the days that were chosen. */
export function Catalogue(props: CatalogueProps) {
  const { products, stock, lines, depotName, onAdd, onQuantity, onRemove } = props;
  const { t } = useTranslation('orders');
  const format = useFormat();
  const language = useAppSelector(selectLanguage) ?? 'en-US';
  const names = useAppSelector(selectProductNames);
  const details = useDetails();
  const groupName = useGroupName();
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState<string | null>(null);
  const [freeFirst, setFreeFirst] = useState(true);
  const nameOf = (code: string) => productName(names, code);
  const byCode = new Map(stock?.map((one) => [one.code, one]));
  const rows = products.map(
    (product): CatalogueRow => ({ product, name: nameOf(product.code), stock: byCode.get(product.code) }),
  );
  const shown = rowsToShow(rows, { query, group, freeFirst }, language);

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
      <Rows aria-label={t('form.catalogue')}>
        {shown.map(({ product, name, stock: free }) => {
          const line = lines.find(({ productCode }) => productCode === product.code);
          const offered = line
            ? product.accessories.filter((code) => !lines.some((one) => one.productCode === code))
            : [];
          return (
            <Row key={product.code} data-added={line !== undefined}>
              <div>
                <h2>{name}</h2>
                <p>{details(product)}</p>
              </div>
              <StockText stock={free} depotName={depotName} />
              {product.rates && (
                <p>
                  <strong>{format.money(product.rates.week)}</strong>
                  <small>{t('form.perWeek')}</small>
                </p>
              )}
              {line ? (
                <div>
                  <NumberField
                    label={t('form.quantityOf', { name })}
                    min={1}
                    max={999}
                    value={line.quantity}
                    onChange={(_, quantity) => onQuantity(line.key, quantity)}
                  />
                  <Button
                    aria-label={t('form.removeNamed', { name })}
                    onClick={() => onRemove(line.key)}
                    startIcon={<TrashIcon />}
                  >
                    {t('form.remove')}
                  </Button>
                </div>
              ) : (
                <Button
                  variant="outlined"
                  startIcon={<PlusIcon />}
                  aria-label={t('form.addNamed', { name })}
                  onClick={() => onAdd(product.code)}
                >
                  {t('form.add')}
                </Button>
              )}
              {line && free && line.quantity !== null && line.quantity > free.free && (
                <GoesWith role="status">{t('form.beyond')}</GoesWith>
              )}
              {offered.length > 0 && (
                <GoesWith>
                  {t('form.goesWith')}
                  {offered.map((code) => (
                    <Button
                      key={code}
                      size="small"
                      variant="outlined"
                      startIcon={<PlusIcon />}
                      aria-label={t('form.addNamed', { name: nameOf(code) })}
                      onClick={() => onAdd(code)}
                    >
                      {nameOf(code)}
                    </Button>
                  ))}
                </GoesWith>
              )}
            </Row>
          );
        })}
      </Rows>
    </Sheet>
  );
}
