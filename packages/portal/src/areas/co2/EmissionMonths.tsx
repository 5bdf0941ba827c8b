import type { Emissions } from '@hireyard/contract';
import { BarChart } from '@hireyard/ui/components/BarChart';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MonthsSheet } from '../../month-sums/MonthsSheet.tsx';
import { EmissionAmount } from './EmissionAmount.tsx';
import { ofUse, useEmissionWords } from './use-emission-words.ts';

const SERIES = [
  { id: 'measured', look: 'solid' },
  { id: 'assumed', look: 'hatched' },
] as const;

/** Shows the newest months when there is no room for all: the plot overflows at its start. */
const Chart = styled(BarChart)({
  '& .HyBarChart-plot': { display: 'flex', flexDirection: 'row-reverse' },
  // Fixed, because a gap in percent would push the last column out of view.
  '& .HyBarChart-columns': { flex: 'none', gap: 6 },
});

const drawn = (value: number | null) => (value === 0 ? null : value);

/** Scopes 1 and 2 of each month, measured and assumed: a chart, and a table with links to the machines. */
export function EmissionMonths({ emissions: { months } }: { emissions: Emissions }) {
  const { t } = useTranslation('co2');
  const { kilograms, tonnes, share } = useEmissionWords();
  return (
    <MonthsSheet
      title={t('byMonth')}
      label={t('chart')}
      chart={Chart}
      series={SERIES.map(({ id, look }) => ({ id, label: t(id), look }))}
      drawn={months}
      valuesOf={(month) => SERIES.map(({ id }) => drawn(month[id]))}
      formatValue={kilograms}
      formatShort={tonnes}
      rows={months.toReversed()}
      monthHeading={t('month')}
      columns={[
        {
          id: 'use',
          header: t('scopes12'),
          cell: (row) => <EmissionAmount value={ofUse(row)} machines={{ month: row.month, group: null }} />,
        },
        { id: 'measured', header: t('measured'), cell: (row) => share(row.measured, ofUse(row)) },
        { id: 'scope3', header: t('scopes.scope3'), cell: (row) => kilograms(row.scope3) },
      ]}
    />
  );
}
