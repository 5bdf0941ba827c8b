import type { ProductStock, Specification } from '@hireyard/contract';
import { NumberField } from '@hireyard/ui/components/NumberField';
import { CheckIcon, ClockIcon, PlusIcon, StarIcon, TrashIcon } from '@hireyard/ui/icons';
import Button from '@mui/material/Button';
import { selectProductNames } from '../../../client/product-names.ts';
import { useSentences } from '../../../forms/use-sentences.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductPicture } from '../../../rental/ProductPicture.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { GoesWith, Row, Star, Stock } from './Catalogue.styles.ts';
import type { CatalogueRow } from './catalogue-rows.ts';
import type { LineValues } from './order-values.ts';
import type { Favorites } from './use-favorites.ts';
import { useStockTexts } from './use-stock-texts.ts';

/** Returns the main details of a machine: "12 m working height · 450 kg on the platform · diesel". */
function useDetails() {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return ({ code, specs, energy, minDays }: CatalogueRow['product']) => {
    const spec = ({ key, value }: Specification) => t(`spec.${key}`, { value: format.number(value) });
    return [
      code,
      ...specs.map(spec),
      ...(energy === 'none' ? [] : [t(`energy.${energy}`)]),
      ...(minDays === null ? [] : [t('form.minDays', { count: minDays })]),
    ].join(' · ');
  };
}

interface StockTextProps {
  stock: ProductStock | undefined;
  depotName: (id: string) => string | undefined;
}

/** Number of free machines or, if none, the next free day and a depot with stock. */
function StockText({ stock, depotName }: StockTextProps) {
  const textsOf = useStockTexts(depotName);
  if (!stock) return <Stock />;
  const { here, elsewhere } = textsOf(stock);
  const isFree = stock.free > 0;
  return (
    <Stock data-free={isFree}>
      {isFree ? <CheckIcon size={14} /> : <ClockIcon size={14} />}
      <span>
        {here}
        {elsewhere && <small>{elsewhere}</small>}
      </span>
    </Stock>
  );
}

export interface CatalogueProductProps extends Pick<StockTextProps, 'depotName'> {
  row: CatalogueRow;
  /** Heading level of the name, below the group heading. */
  heading: 'h2' | 'h3';
  lines: readonly LineValues[];
  /** Undefined without a project, and while loading. */
  favorites: Favorites | undefined;
  onAdd: (code: string) => void;
  onQuantity: (key: string, quantity: number | null) => void;
  onRemove: (key: string) => void;
}

/** A product: details, favorite button, stock and ordered quantity. */
export function CatalogueProduct(props: CatalogueProductProps) {
  const { row, heading: Heading, lines, favorites, depotName, onAdd, onQuantity, onRemove } = props;
  const { product, name, stock } = row;
  const { code } = product;
  const { t } = useTranslation('orders');
  const { problem: sentenceOf } = useSentences();
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const details = useDetails();
  const nameOf = (one: string) => productName(names, one);
  const line = lines.find(({ productCode }) => productCode === code);
  const offered = line
    ? product.accessories.filter((one) => !lines.some(({ productCode }) => productCode === one))
    : [];
  const refused = favorites?.refused?.code === code ? favorites.refused.problem : null;
  return (
    <Row data-added={line !== undefined}>
      <div>
        {favorites && (
          <Star
            type="button"
            aria-label={t('favorites.named', { name })}
            aria-pressed={favorites.codes.has(code)}
            onClick={() => favorites.toggle(code)}
          >
            <StarIcon size={20} />
          </Star>
        )}
        <ProductPicture id={product.pictures?.[0]} name={name} width={72} height={54} />
        <div>
          <Heading>{name}</Heading>
          <p>{details(product)}</p>
          {product.description && <small>{product.description}</small>}
        </div>
      </div>
      <StockText stock={stock} depotName={depotName} />
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
          onClick={() => onAdd(code)}
        >
          {t('form.add')}
        </Button>
      )}
      {refused && (
        <GoesWith role="alert">{[t('favorites.notSaved', { name }), sentenceOf(refused)].join(' ')}</GoesWith>
      )}
      {line && stock && line.quantity !== null && line.quantity > stock.free && (
        <GoesWith role="status">{t('form.beyond')}</GoesWith>
      )}
      {offered.length > 0 && (
        <GoesWith>
          {t('form.goesWith')}
          {offered.map((one) => (
            <Button
              key={one}
              size="small"
              variant="outlined"
              startIcon={<PlusIcon />}
              aria-label={t('form.addNamed', { name: nameOf(one) })}
              onClick={() => onAdd(one)}
            >
              {nameOf(one)}
            </Button>
          ))}
        </GoesWith>
      )}
    </Row>
  );
}
