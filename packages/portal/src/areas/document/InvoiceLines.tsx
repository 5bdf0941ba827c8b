import type { Document, InvoiceLine } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Format } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wholeNumbers } from '../../pages/whole-numbers.tsx';

type Invoice = NonNullable<Document['invoice']>;

const Totals = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  gap: '6px 32px',
  margin: 0,
  padding: '14px 14px 18px',
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
  '& dt': { color: theme.vars.color.ink2 },
  '& small': { display: 'block', fontSize: 'inherit' },
  '& dd': { margin: 0, textAlign: 'end' },
  '& [data-total]': { fontWeight: 650, color: theme.vars.color.ink },
}));

const decimal = (format: Format, text: string) => format.number(Number(text), { maximumFractionDigits: 3 });

/** Lines of an invoice with their total. Amounts need the price right (DOM-10). */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('document');
  const format = useFormat();
  const { lines, net, vat, gross } = invoice;
  const columns = useMemo((): DataColumn<InvoiceLine>[] => {
    const facts: DataColumn<InvoiceLine>[] = [
      { id: 'text', header: t('lines.text'), card: 'title', width: '44%', cell: ({ text }) => wholeNumbers(text) },
      {
        id: 'quantity',
        header: t('lines.quantity'),
        align: 'end',
        card: 'pair',
        width: '18%',
        cell: ({ quantity, unit, unitName }) =>
          `${decimal(format, quantity)} ${unitName ?? t(`lines.unit.${unit}`, { count: Number(quantity) })}`,
      },
    ];
    const priced: DataColumn<InvoiceLine>[] = [
      {
        id: 'price',
        header: t('lines.price'),
        align: 'end',
        card: 'pair',
        width: '18%',
        cell: ({ price, vatRate }) => (
          <TwoLines
            first={price && <Amount {...price} />}
            second={t('lines.vatRate', { rate: decimal(format, vatRate) })}
          />
        ),
      },
      {
        id: 'net',
        header: t('lines.net'),
        align: 'end',
        card: 'pair',
        width: '20%',
        cell: (line) => line.net && <Amount {...line.net} />,
      },
    ];
    return lines.some((line) => line.net) ? [...facts, ...priced] : facts;
  }, [t, format, lines]);
  return (
    <ListSheet label={t('lines.title')}>
      <DataList caption={t('lines.title')} columns={columns} items={lines} keyOf={({ id }) => id} />
      {net && gross && (
        <Totals>
          <dt>{t('lines.net')}</dt>
          <dd>
            <Amount {...net} />
          </dd>
          {vat.map((one) => (
            <VatGroup key={`${one.rate} ${one.untaxed?.category}`} rate={decimal(format, one.rate)} group={one} />
          ))}
          <dt data-total="">{t('facts.gross')}</dt>
          <dd data-total="">
            <Amount {...gross} />
          </dd>
        </Totals>
      )}
    </ListSheet>
  );
}

function VatGroup({ rate, group }: { rate: string; group: Invoice['vat'][number] }) {
  const { t } = useTranslation('document');
  const format = useFormat();
  const { untaxed } = group;
  if (!group.net || !group.vat) return null;
  return (
    <>
      <dt>
        {t('lines.vatOn', { rate, net: format.money(group.net) })}
        {untaxed && <small>{untaxed.reason ?? t(`lines.untaxed.${untaxed.category}`)}</small>}
      </dt>
      <dd>
        <Amount {...group.vat} />
      </dd>
    </>
  );
}
