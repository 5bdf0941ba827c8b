import type { ContractDetailLine } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { type DataColumn, DataList, TwoLines } from '@hireyard/ui/components/DataList';
import { ListSheet } from '@hireyard/ui/components/ListSheet';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { selectPricesVisible } from '../../../client/prices.ts';
import { selectProductNames } from '../../../client/product-names.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { disclosure } from '../../../pages/disclosure.ts';
import { PanelHead, PanelNote } from '../../../pages/Panel.tsx';
import { wholeNumbers } from '../../../pages/whole-numbers.tsx';
import { hasRates, useMachineCodes } from '../../../rental/line-columns.tsx';
import { productName } from '../../../rental/product-name.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { type Billing, billingsOf, type Period } from './contract-model.ts';

const Group = styled('details')(({ theme }) => ({
  // Declared for the children, because the browser's own box inside `details` does not inherit it.
  '& > *': { boxSizing: 'border-box' },
  '& + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    minBlockSize: 44,
    padding: '6px 14px',
    backgroundColor: theme.vars.color.sunk,
    cursor: 'pointer',
    outlineOffset: -2,
    ...disclosure,
  },
  '& > summary > small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& > summary > [data-total]': { marginInlineStart: 'auto', fontWeight: 600 },
}));

function useColumns(priced: boolean): DataColumn<Period>[] {
  const { t } = useTranslation('contract');
  const { t: order } = useTranslation('order');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const codes = useMachineCodes();
  return useMemo(() => {
    const columns: DataColumn<Period>[] = [
      {
        id: 'machine',
        header: order('columns.machine'),
        card: 'title',
        width: '38%',
        cell: ({ line }) => (
          <TwoLines strong first={productName(names, line.productCode)} second={wholeNumbers(codes(line))} />
        ),
      },
      {
        id: 'dates',
        header: order('columns.period'),
        card: 'pair',
        width: '26%',
        cell: ({ from, to }) => format.dateRange(from, to),
      },
      {
        id: 'kind',
        header: t('kind'),
        card: 'pair',
        cell: ({ kind, days }) => <TwoLines first={t(`kinds.${kind}`)} second={t('days', { count: days })} />,
      },
    ];
    const amount: DataColumn<Period> = {
      id: 'amount',
      header: t('amount'),
      card: 'pair',
      align: 'end',
      cell: (period) => (period.amount === null ? '–' : <Amount {...period.amount} />),
    };
    return priced ? [...columns, amount] : columns;
  }, [t, order, format, names, codes, priced]);
}

function BillingGroup({ billing, open, priced }: { billing: Billing; open: boolean; priced: boolean }) {
  const { t } = useTranslation('contract');
  const format = useFormat();
  const columns = useColumns(priced);
  const { invoiceNumber, invoiceId, from, to, periods, total } = billing;
  const range = format.dateRange(from, to);
  const name = invoiceNumber === null ? t('notInvoiced') : t('invoiceNumber', { number: invoiceNumber });
  return (
    <Group open={open}>
      <summary>
        <strong>{range}</strong> <small>{name}</small>
        {total && (
          <span data-total="">
            <Amount {...total} />
          </span>
        )}
      </summary>
      <DataList caption={`${name}, ${range}`} columns={columns} items={periods} keyOf={({ id }) => id} />
      {invoiceId && (
        <PanelNote>
          <Link to={`/order/documents/${invoiceId}`}>{name}</Link>
        </PanelNote>
      )}
    </Group>
  );
}

/** Billing periods of a contract, grouped by invoice. The first group is open. */
export function ContractBillings({ lines }: { lines: readonly ContractDetailLine[] }) {
  const { t } = useTranslation('contract');
  const priced = useAppSelector(selectPricesVisible) && hasRates(lines);
  const billings = useMemo(() => billingsOf(lines), [lines]);
  if (billings.length === 0) return null;
  return (
    <ListSheet label={t('periods')}>
      <PanelHead>
        <h2>{t('periods')}</h2>
        {priced && <small>{t('withoutVat')}</small>}
      </PanelHead>
      {billings.map((billing, index) => (
        <BillingGroup key={billing.invoiceNumber ?? ''} billing={billing} open={index === 0} priced={priced} />
      ))}
    </ListSheet>
  );
}
