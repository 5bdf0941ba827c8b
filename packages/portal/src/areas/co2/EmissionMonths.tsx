import type { EmissionMonth, Emissions } from '@hireyard/contract';
import { BarChart } from '@hireyard/ui/components/BarChart';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PanelHead } from '../../pages/Panel.tsx';
import { Sheet } from '../../pages/Sheet.tsx';
import { EmissionAmount } from './EmissionAmount.tsx';
import { ofUse, useEmissionWords } from './use-emission-words.ts';

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :first-of-type': { padding: 14 },
  '@media (min-width: 75rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :nth-of-type(2)': { borderInlineStart: `1px solid ${theme.vars.color.line}` },
  },
}));

/** As high as the chart beside it. */
const Scroll = styled('div')({
  '@media screen': { position: 'relative', maxBlockSize: 360, overflowY: 'auto' },
});
const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 14px', borderBlockEnd: `1px solid ${theme.vars.color.line}`, textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start', fontWeight: 400, whiteSpace: 'nowrap' },
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

const SERIES = [
  { id: 'measured', look: 'solid' },
  { id: 'assumed', look: 'hatched' },
] as const;

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
      <Beside>
        <BarChart
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
        <Scroll>
          <Table aria-label={t('byMonth')}>
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
          </Table>
        </Scroll>
      </Beside>
    </Sheet>
  );
}
