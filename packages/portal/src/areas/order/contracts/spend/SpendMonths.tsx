import { SPEND_FIGURES, type Spend, type SpendMonth } from '@hireyard/contract';
import { BarChart } from '@hireyard/ui/components/BarChart';
import { ChartAndTable, MonthTable, TableScroll } from '../../../../figures/figure-parts.ts';
import { MOST_MONTHS, monthsBetween } from '../../../../figures/months.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PanelHead } from '../../../../pages/Panel.tsx';
import { Sheet } from '../../../../pages/Sheet.tsx';
import { SpendAmount } from './SpendAmount.tsx';
import { useSpendWords } from './use-spend-words.ts';

const LOOKS = { invoiced: 'solid', notInvoiced: 'hatched', forecast: 'outlined' } as const;

/** A month without anything has a place in the chart all the same. */
const filledIn = ({ months, from, till, today }: Spend): readonly (SpendMonth | { readonly month: string })[] => {
  const last = months.at(-1)?.month ?? from;
  const end = [last, till ?? today.slice(0, 7)].toSorted().at(-1) ?? last;
  // From a long time ago on the months begin with the first that has something.
  const first =
    [from, months[0]?.month ?? from].toSorted().at(monthsBetween(from, end).length < MOST_MONTHS ? 0 : -1) ?? from;
  const known = new Map(months.map((month) => [month.month, month]));
  return monthsBetween(first, end).map((month) => known.get(month) ?? { month });
};

const isFull = (month: SpendMonth | { readonly month: string }): month is SpendMonth => 'invoiced' in month;

/** How it went and will go: the months as a chart, and beside it the same in a table that leads to the lines. */
export function SpendMonths({ spend }: { spend: Spend }) {
  const { t } = useTranslation('spend');
  const words = useSpendWords();
  const currency = spend.currency ?? 'EUR';
  const months = filledIn(spend);
  const seen = SPEND_FIGURES.filter((figure) => spend.months.some((month) => month[figure] !== null));
  const drawnOf = (month: (typeof months)[number], figure: (typeof seen)[number]) => {
    const value = isFull(month) ? Number(month[figure]?.amount ?? 0) : 0;
    return value === 0 ? null : value;
  };
  return (
    <Sheet as="section" aria-label={t('byMonth')}>
      <PanelHead>
        <h2>{t('byMonth')}</h2>
      </PanelHead>
      <ChartAndTable>
        <BarChart
          label={t('byMonth')}
          tableBeside
          series={seen.map((figure) => ({ id: figure, label: t(`figure.${figure}`), look: LOOKS[figure] }))}
          points={months.map((month, index) => ({
            id: month.month,
            label: words.monthAlone(month.month),
            group: index === 0 || month.month.endsWith('-01') ? month.month.slice(0, 4) : undefined,
            name: words.monthInFull(month.month),
            values: seen.map((figure) => drawnOf(month, figure)),
          }))}
          formatValue={(value) => words.money(value, currency)}
          formatShort={(value) => words.short(value, currency)}
        />
        <TableScroll>
          <MonthTable aria-label={t('byMonth')}>
            <thead>
              <tr>
                <th scope="col">{t('month')}</th>
                {seen.map((figure) => (
                  <th key={figure} scope="col">
                    {t(`figure.${figure}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {spend.months.map((row) => (
                <tr key={row.month}>
                  <th scope="row">{words.month(row.month)}</th>
                  {seen.map((figure) => (
                    <td key={figure}>
                      <SpendAmount money={row[figure]} lines={{ figure, month: row.month, group: null }} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </MonthTable>
        </TableScroll>
      </ChartAndTable>
    </Sheet>
  );
}
