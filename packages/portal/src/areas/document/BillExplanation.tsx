import { explainInvoice, type InvoiceExplanation } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRead } from '../../api/use-read.ts';
import { problemOf } from '../../http/problem.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../pages/Failure.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { productName } from '../../rental/product-name.ts';
import { selectProductNames } from '../../settings/product-names.ts';
import { selectLanguage } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { BillCalendar } from './BillCalendar.tsx';

type Machine = InvoiceExplanation['machines'][number];
type Mix = Machine['mixes'][number]['mix'];

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
    '&::before': { content: '"▸"', color: theme.vars.color.ink2 },
  },
  '&[open] > summary::before': { content: '"▾"' },
}));
const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  paddingBlockEnd: 20,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr' },
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
const Quiet = styled('p')(({ theme }) => ({ margin: '0 0 8px', color: theme.vars.color.ink2, fontSize: '0.875rem' }));
const Sentence = styled('p')({ margin: '0 0 12px', fontWeight: 600 });

/** How the amount of each machine on an invoice comes about, so that it can be calculated again by hand. */
export default function BillExplanation({ id }: { id: string }) {
  const { t } = useTranslation('document');
  const lang = useAppSelector(selectLanguage) ?? 'en-US';
  const { currentData, failure, refetch } = useRead(explainInvoice, { params: { id }, query: { lang } });
  if (failure !== undefined) return <Failure problem={problemOf(failure)} onRetry={refetch} />;
  if (!currentData) return <Skeleton variant="rounded" height={320} />;
  const { machines, weekDays } = currentData;
  return (
    <Sheet as="section" aria-label={t('bill.title')}>
      {machines.length === 0 && <Quiet sx={{ padding: 2 }}>{t('bill.none')}</Quiet>}
      {machines.map((machine, index) => (
        <MachineBill key={machine.charges[0]?.lineId} machine={machine} weekDays={weekDays} isOpen={index === 0} />
      ))}
    </Sheet>
  );
}

function MachineBill({ machine, weekDays, isOpen }: { machine: Machine; weekDays: number; isOpen: boolean }) {
  const { t } = useTranslation('document');
  const format = useFormat();
  const names = useAppSelector(selectProductNames);
  const { productCode, fleetNumber, contract, days, charges, net, mixes } = machine;
  const charged = days.filter(({ kind }) => kind === 'charged').length;
  const number = (text: string) => format.number(Number(text), { maximumFractionDigits: 3 });
  const mixText = (mix: Mix) =>
    (['fourWeek', 'week', 'day'] as const)
      .flatMap((unit) =>
        mix[unit] > 0 ? `${format.number(mix[unit])} ${t(`lines.unit.${unit}`, { count: mix[unit] })}` : [],
      )
      .join(' + ');
  return (
    <Details open={isOpen}>
      <summary>
        <span>{[productName(names, productCode), fleetNumber, contract.number].filter(Boolean).join(' · ')}</span>
        {net && <Amount {...net} />}
      </summary>
      <Sentence>{t('bill.charged', { charged, count: days.length })}</Sentence>
      <Parts>
        <BillCalendar days={days} />
        <div>
          <Quiet>{t('bill.rates')}</Quiet>
          <Sum>
            {charges.map(({ lineId, from, till, days: of, quantity, unit, price, net: amount }) => (
              <SumRow
                key={lineId}
                first={`${number(quantity)} ${t(`lines.unit.${unit}`, { count: Number(quantity) })}${price ? ` × ${format.money(price)}` : ''}`}
                second={`${format.dateRange(from, till, 'short')} · ${t('bill.count.charged', { count: of })}`}
                amount={amount}
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
