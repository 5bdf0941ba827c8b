import { SPEND_FIGURES, type Spend, type SpendMonth } from '@hireyard/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MonthsSheet } from '../../../../month-sums/MonthsSheet.tsx';
import { MAX_MONTHS, monthsBetween } from '../../../../month-sums/months.ts';
import { SpendAmount } from './SpendAmount.tsx';
import { useSpendWords } from './use-spend-words.ts';

const LOOKS = { invoiced: 'solid', notInvoiced: 'hatched', forecast: 'outlined' } as const;

/** Adds empty months, so that the chart has no gaps. */
const filledIn = ({ months, from, to, today }: Spend): readonly (SpendMonth | { readonly month: string })[] => {
  const last = months.at(-1)?.month ?? from;
  const end = [last, to ?? today.slice(0, 7)].toSorted().at(-1) ?? last;
  // Ranges that begin long ago start with the first month that has amounts.
  const first =
    [from, months[0]?.month ?? from].toSorted().at(monthsBetween(from, end).length < MAX_MONTHS ? 0 : -1) ?? from;
  const byMonth = new Map(months.map((month) => [month.month, month]));
  return monthsBetween(first, end).map((month) => byMonth.get(month) ?? { month });
};

const isFull = (month: SpendMonth | { readonly month: string }): month is SpendMonth => 'invoiced' in month;

/** Past and future months, as a chart and as a table with links to the lines. */
export function SpendMonths({ spend }: { spend: Spend }) {
  const { t } = useTranslation('spend');
  const words = useSpendWords();
  const currency = spend.currency ?? 'EUR';
  const figures = SPEND_FIGURES.filter((figure) => spend.months.some((month) => month[figure] !== null));
  const drawnOf = (month: ReturnType<typeof filledIn>[number], figure: (typeof figures)[number]) => {
    const value = isFull(month) ? Number(month[figure]?.amount ?? 0) : 0;
    return value === 0 ? null : value;
  };
  return (
    <MonthsSheet
      title={t('byMonth')}
      series={figures.map((figure) => ({ id: figure, label: t(`figure.${figure}`), look: LOOKS[figure] }))}
      drawn={filledIn(spend)}
      valuesOf={(month) => figures.map((figure) => drawnOf(month, figure))}
      formatValue={(value) => words.money(value, currency)}
      formatShort={(value) => words.short(value, currency)}
      rows={spend.months}
      monthHeading={t('month')}
      columns={figures.map((figure) => ({
        id: figure,
        header: t(`figure.${figure}`),
        cell: (row: SpendMonth) => (
          <SpendAmount money={row[figure]} lines={{ figure, month: row.month, group: null }} />
        ),
      }))}
    />
  );
}
