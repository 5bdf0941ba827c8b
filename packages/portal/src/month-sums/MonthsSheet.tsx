import { BarChart, type BarChartProps } from '@hireyard/ui/components/BarChart';
import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { PanelHead } from '../pages/Panel.tsx';
import { Sheet } from '../pages/Sheet.tsx';
import { useMonthWords } from './months.ts';

const ChartAndTable = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :first-of-type': { padding: 14 },
  [tokens.media.aside]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :nth-of-type(2)': { borderInlineStart: `1px solid ${theme.vars.color.line}` },
  },
  // Paper does not scroll: the sheet fits all months.
  '@media print': {
    '& .HyBarChart-plot': { overflow: 'visible', fontSize: '0.625rem' },
    '& .HyBarChart-columns': { inlineSize: '100%' },
    '& .HyBarChart-column': { minInlineSize: 0 },
  },
}));

/** Limited to the chart's height, because there can be many months. */
const TableScroll = styled('div')({
  '@media screen': { position: 'relative', maxBlockSize: 360, overflowY: 'auto' },
});

const MonthTable = styled('table')(({ theme }) => ({
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

interface OfMonth {
  readonly month: string;
}

interface MonthsSheetProps<Drawn extends OfMonth, Row extends OfMonth>
  extends Pick<BarChartProps, 'series' | 'formatValue' | 'formatShort'> {
  title: string;
  /** Accessible name of the chart, if it differs from the title. */
  label?: string;
  chart?: ComponentType<BarChartProps>;
  drawn: readonly Drawn[];
  /** Values of a column, one per series. */
  valuesOf: (month: Drawn) => (number | null)[];
  rows: readonly Row[];
  monthHeading: string;
  columns: readonly { readonly id: string; readonly header: string; readonly cell: (row: Row) => ReactNode }[];
}

/** Months as a chart and as a table. The table's figures link to their lines. */
export function MonthsSheet<Drawn extends OfMonth, Row extends OfMonth>({
  title,
  label = title,
  chart: Chart = BarChart,
  drawn,
  valuesOf,
  rows,
  monthHeading,
  columns,
  ...props
}: MonthsSheetProps<Drawn, Row>) {
  const words = useMonthWords();
  return (
    <Sheet as="section" aria-label={title}>
      <PanelHead>
        <h2>{title}</h2>
      </PanelHead>
      <ChartAndTable>
        <Chart
          {...props}
          label={label}
          tableBeside
          points={drawn.map((one, index) => ({
            id: one.month,
            label: words.monthAlone(one.month),
            group: index === 0 || one.month.endsWith('-01') ? one.month.slice(0, 4) : undefined,
            name: words.monthInFull(one.month),
            values: valuesOf(one),
          }))}
        />
        <TableScroll>
          <MonthTable aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{monthHeading}</th>
                {columns.map(({ id, header }) => (
                  <th key={id} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.month}>
                  <th scope="row">{words.month(row.month)}</th>
                  {columns.map(({ id, cell }) => (
                    <td key={id}>{cell(row)}</td>
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
