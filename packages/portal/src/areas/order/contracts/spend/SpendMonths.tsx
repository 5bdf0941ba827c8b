import { SPEND_FIGURES, type Spend, type SpendMonth } from '@hireyard/contract';
import { BarChart } from '@hireyard/ui/components/BarChart';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { PanelHead } from '../../../../pages/Panel.tsx';
import { Sheet } from '../../../../pages/Sheet.tsx';
import { SpendAmount } from './SpendAmount.tsx';
import { monthsBetween, useSpendWords } from './use-spend-words.ts';

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :first-of-type': { padding: 14 },
  '@media (min-width: 75rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :nth-of-type(2)': { borderInlineStart: `1px solid ${theme.vars.color.line}` },
  },
  // Nothing scrolls on paper: all months share the sheet.
  '@media print': {
    '& .HyBarChart-plot': { overflow: 'visible', fontSize: '0.625rem' },
    '& .HyBarChart-columns': { inlineSize: '100%' },
    '& .HyBarChart-column': { minInlineSize: 0 },
  },
}));

/** As high as the chart beside it: a forecast may go on for years. */
const Scroll = styled('div')({
  '@media screen': { position: 'relative', maxBlockSize: 360, overflowY: 'auto' },
});
const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 14px', borderBlockEnd: `1px solid ${theme.vars.color.line}`, textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start', fontWeight: 400 },
  '& thead th, & thead th:first-of-type': {
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: theme.vars.color.surface,
    color: theme.vars.color.ink2,
    fontSize: '0.78125rem',
    fontWeight: 600,
  },
  [tokens.media.belowNavigation]: { '& th, & td': { paddingInline: 6, fontSize: '0.8125rem' } },
}));

const LOOKS = { invoiced: 'solid', notInvoiced: 'hatched', forecast: 'outlined' } as const;

/** A month without anything has a place in the chart all the same. */
const filledIn = ({ months, from, till, today }: Spend): readonly (SpendMonth | { readonly month: string })[] => {
  const last = months.at(-1)?.month ?? from;
  const end = [last, till ?? today.slice(0, 7)].toSorted().at(-1) ?? last;
  // From a long time ago on the months begin with the first that has something.
  const first = [from, months[0]?.month ?? from].toSorted().at(monthsBetween(from, end).length < 60 ? 0 : -1) ?? from;
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
      <Beside>
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
        <Scroll>
          <Table aria-label={t('byMonth')}>
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
          </Table>
        </Scroll>
      </Beside>
    </Sheet>
  );
}
