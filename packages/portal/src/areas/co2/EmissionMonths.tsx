import type { EmissionMonth, Emissions } from '@hireyard/contract';
import { BarChart } from '@hireyard/ui/components/BarChart';
import { styled } from '@mui/material/styles';
import { ChartAndTable, MonthTable, TableScroll } from '../../figures/figure-parts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PanelHead } from '../../pages/Panel.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { EmissionAmount } from './EmissionAmount.tsx';
import { ofUse, useEmissionWords } from './use-emission-words.ts';

const SERIES = [
  { id: 'measured', look: 'solid' },
  { id: 'assumed', look: 'hatched' },
] as const;

/** Where there is no room for all months, the newest are in sight: what runs over does so at the start. */
const Chart = styled(BarChart)({
  '& .HyBarChart-plot': { display: 'flex', flexDirection: 'row-reverse' },
  // A gap that is a share of the width would push the last column out of reach.
  '& .HyBarChart-columns': { flex: 'none', gap: 6 },
});

const drawn = (value: number | null) => (value === 0 ? null : value);

/** Scopes 1 and 2 of each month by what they rest on, as a chart, and beside it a table that leads to the machines. */
export function EmissionMonths({ emissions }: { emissions: Emissions }) {
  const { t } = useTranslation('co2');
  const words = useEmissionWords();
  const { months } = emissions;
  const cells = (month: EmissionMonth) => [ofUse(month), month.scope3];
  return (
    <Sheet as="section" aria-label={t('byMonth')}>
      <PanelHead>
        <h2>{t('byMonth')}</h2>
      </PanelHead>
      <ChartAndTable>
        <Chart
          label={t('chart')}
          tableBeside
          series={SERIES.map(({ id, look }) => ({ id, label: t(id), look }))}
          points={months.map((month, index) => ({
            id: month.month,
            label: words.monthAlone(month.month),
            group: index === 0 || month.month.endsWith('-01') ? month.month.slice(0, 4) : undefined,
            name: words.monthInFull(month.month),
            values: SERIES.map(({ id }) => drawn(month[id])),
          }))}
          formatValue={words.kilograms}
          formatShort={words.tonnes}
        />
        <TableScroll>
          <MonthTable aria-label={t('byMonth')}>
            <thead>
              <tr>
                <th scope="col">{t('month')}</th>
                <th scope="col">{t('scopes12')}</th>
                <th scope="col">{t('measured')}</th>
                <th scope="col">{t('scopes.scope3')}</th>
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map((month) => {
                const [use, upstream] = cells(month);
                return (
                  <tr key={month.month}>
                    <th scope="row">{words.month(month.month)}</th>
                    <td>
                      <EmissionAmount value={use ?? null} machines={{ month: month.month, group: null }} />
                    </td>
                    <td>{words.share(month.measured, use ?? null)}</td>
                    <td>{words.kilograms(upstream ?? null)}</td>
                  </tr>
                );
              })}
            </tbody>
          </MonthTable>
        </TableScroll>
      </ChartAndTable>
    </Sheet>
  );
}
