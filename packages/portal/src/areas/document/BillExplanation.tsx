import { explainInvoice, type InvoiceExplanation } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRead } from '../../api/use-read.ts';
import { selectProductNames } from '../../client/product-names.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { disclosure } from '../../pages/disclosure.ts';
import { Failure } from '../../pages/Failure.tsx';
import { PageLink } from '../../pages/PageLink.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { wholeNumbers } from '../../pages/whole-numbers.tsx';
import { productName } from '../../rental/product-name.ts';
import { selectLanguage } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { BillCalendar } from './BillCalendar.tsx';

type Machine = InvoiceExplanation['machines'][number];
type Order = InvoiceExplanation['orders'][number];
type Mix = Machine['mixes'][number]['mix'];
type Charge = Machine['charges'][number];

/** Quantity per piece, exact to thousandths. Null if the quantity does not divide evenly. */
function perPiece(quantity: string, pieces: number): number | null {
  const thousandths = Math.round(Number(quantity) * 1000);
  return thousandths % pieces === 0 ? thousandths / pieces / 1000 : null;
}

const Details = styled('details')(({ theme }) => ({
  padding: '0 16px',
  '& + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: 12,
    alignItems: 'center',
    minBlockSize: 52,
    cursor: 'pointer',
    fontWeight: 600,
    ...disclosure,
  },
}));
const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  paddingBlockEnd: 20,
  [theme.breakpoints.up('twoColumns')]: { gridTemplateColumns: '3fr 2fr' },
}));
const Sum = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 16px',
  margin: '0 0 16px',
  alignContent: 'start',
  '& dd': { margin: 0, textAlign: 'end' },
  '& small': { display: 'block', color: theme.vars.color.ink2 },
  '& [data-total]': {
    fontWeight: 650,
    borderBlockStart: `1px solid ${theme.vars.color.lineStrong}`,
    paddingBlockStart: 8,
  },
}));
const Ordered = styled(Sum)(({ theme }) => ({
  margin: 0,
  padding: 16,
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
  '& a': { color: theme.vars.color.brand, fontWeight: 600, whiteSpace: 'nowrap' },
}));
const Quiet = styled('p')(({ theme }) => ({ margin: '0 0 8px', color: theme.vars.color.ink2, fontSize: '0.875rem' }));
const Sentence = styled('p')({ margin: '0 0 12px', fontWeight: 600 });

/** Explains the amount of each machine on an invoice, step by step. */
export default function BillExplanation({ id }: { id: string }) {
  const { t } = useTranslation('document');
  const lang = useAppSelector(selectLanguage) ?? 'en-US';
  const { currentData, failure, refetch } = useRead(explainInvoice, { params: { id }, query: { lang } });
  if (failure !== undefined) return <Failure problem={problemOf(failure)} onRetry={refetch} />;
  if (!currentData) return <Skeleton variant="rounded" height={320} />;
  const { machines, weekDays, orders } = currentData;
  return (
    <Sheet as="section" aria-label={t('bill.title')}>
      {machines.length === 0 && <Quiet sx={{ padding: 2 }}>{t('bill.none')}</Quiet>}
      {machines.map((machine, index) => (
        <MachineBill key={machine.charges[0]?.lineId} machine={machine} weekDays={weekDays} isOpen={index === 0} />
      ))}
      {orders.map((order) => (
        <OrderedAmounts key={order.id} order={order} />
      ))}
    </Sheet>
  );
}

/** Compares an order's estimate with the amount billed for all of its machines. */
function OrderedAmounts({ order: { id, number, estimate, billed, difference, ended } }: { order: Order }) {
  const { t } = useTranslation('document');
  if (!estimate) return null;
  return (
    <Ordered>
      <dt>
        {t('bill.estimated')} <PageLink to={`/order/orders/${id}`}>{number}</PageLink>
        <small>{t('bill.estimatedOf')}</small>
      </dt>
      <dd>
        <Amount {...estimate} />
      </dd>
      <SumRow first={t('bill.soFar')} amount={billed} />
      {ended && <SumRow first={t('bill.difference')} amount={difference} />}
    </Ordered>
  );
}

function MachineBill({ machine, weekDays, isOpen }: { machine: Machine; weekDays: number; isOpen: boolean }) {
  const { t } = useTranslation('document');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const { productCode, fleetNumber, contract, pieces, to, days, charges, net, mixes } = machine;
  const charged = days.filter(({ kind }) => kind === 'charged').length;
  const onRent = days.filter(({ kind }) => kind !== 'offRent').length;
  const number = (value: number) => format.number(value, { maximumFractionDigits: 3 });
  /** Multiplier such as `3 × ` if there are several pieces. */
  const times = pieces > 1 ? `${format.number(pieces)} × ` : '';
  const mixText = (mix: Mix) => {
    const parts = (['fourWeek', 'week', 'day'] as const).flatMap((unit) =>
      mix[unit] > 0 ? `${format.number(mix[unit])} ${t(`lines.unit.${unit}`, { count: mix[unit] })}` : [],
    );
    return parts.length > 1 && times ? `${times}(${parts.join(' + ')})` : times + parts.join(' + ');
  };
  const chargeText = ({ quantity, unit, price }: Charge) => {
    const each = perPiece(quantity, pieces);
    const count = each ?? Number(quantity);
    const units = `${number(count)} ${t(`lines.unit.${unit}`, { count })}`;
    return `${each === null ? '' : times}${units}${price ? ` × ${format.money(price)}` : ''}`;
  };
  return (
    <Details open={isOpen}>
      <summary>
        <span>
          {wholeNumbers(
            [times + productName(names, productCode), fleetNumber, contract.number].filter(Boolean).join(' · '),
          )}
        </span>
        {net && <Amount {...net} />}
      </summary>
      <Sentence>
        {[
          t('bill.charged', { charged, count: onRent }),
          ...(onRent < days.length ? [t('bill.stopped', { date: format.date(to) })] : []),
        ].join(' ')}
      </Sentence>
      <Parts>
        <BillCalendar days={days} />
        <div>
          <Quiet>{t('bill.rates')}</Quiet>
          <Sum>
            {charges.map((charge) => (
              <SumRow
                key={charge.lineId}
                first={chargeText(charge)}
                second={`${format.dateRange(charge.from, charge.to, 'short')} · ${t('bill.count.charged', { count: charge.days })}`}
                amount={charge.net}
              />
            ))}
            <dt data-total="">{t('bill.total')}</dt>
            <dd data-total="">{net && <Amount {...net} />}</dd>
          </Sum>
          {mixes.length > 1 ? (
            <>
              <Quiet>{t('bill.why')}</Quiet>
              <Sum>
                {mixes.map(({ mix, net: amount }) => (
                  <SumRow key={mixText(mix)} first={mixText(mix)} amount={amount} />
                ))}
              </Sum>
            </>
          ) : (
            <Quiet>{t('bill.week', { count: weekDays })}</Quiet>
          )}
        </div>
      </Parts>
    </Details>
  );
}

function SumRow({ first, second, amount }: { first: string; second?: string; amount: Machine['net'] }) {
  return (
    <>
      <dt>
        {first}
        {second && <small>{second}</small>}
      </dt>
      <dd>{amount && <Amount {...amount} />}</dd>
    </>
  );
}
