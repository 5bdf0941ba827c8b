'use client';

import Button from '@mui/material/Button';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChartLook } from '../../internal/chart-looks.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { percent } from '../../internal/percent.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { ChartLegend } from '../ChartLegend/ChartLegend.tsx';
import { Bar, Column, Columns, Head, Name, Plot, Readout, Root, Scale, Stack } from './BarChart.styles.ts';
import { heightOf, nearest, nextPlace, type Place, ticksOf } from './model.ts';
import { barChartText } from './text.ts';

export interface BarChartSeries {
  id: string;
  /** Name of the series: "Invoiced". */
  label: string;
  /** Distinguished by pattern in addition to color. */
  look: ChartLook;
}

export interface BarChartPoint {
  id: string;
  /** Label under the column: "Nov". */
  label: string;
  /** Second line of the label, at the first column of a group: "2026". */
  group?: string | undefined;
  /** Full name for screen readers: "November 2026". */
  name: string;
  /** One value per series, in the same order. Null for a missing value. */
  values: readonly (number | null)[];
}

export interface BarChartProps extends RootProps<'HyBarChart', 'div'> {
  /** Accessible name: "Spend by month, in euros". */
  label: string;
  /** Series to stack, from the bottom up. */
  series: readonly BarChartSeries[];
  /** Columns, in order. */
  points: readonly BarChartPoint[];
  /** Formats a full value: "€16,875.00". */
  formatValue?: ((value: number) => string) | undefined;
  /** Formats a short value for the scale and the totals: "€20k". */
  formatShort?: ((value: number) => string) | undefined;
  /** The page shows the same numbers in a table beside the chart, so the chart offers none. */
  tableBeside?: boolean | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['BarChart']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyBarChart: BarChartProps;
  }
  interface ComponentNameToClassKey {
    HyBarChart: 'root' | 'head' | 'readout' | 'plot' | 'columns' | 'scale' | 'column' | 'stack' | 'bar' | 'name';
  }
}

const ROOM_FOR_TOTALS = 16;

/**
 * Stacked columns for values of several kinds, by month for example. Each value is reachable by keyboard. The same
 * values are available as a table.
 */
export const BarChart = withRef(function BarChart(props: BarChartProps) {
  const {
    label,
    series,
    points,
    formatValue: long = String,
    formatShort: short = long,
    tableBeside = false,
    labels,
    ...root
  } = useComponentProps('HyBarChart', props);
  const text = useUiText('BarChart', barChartText, labels);
  const [isTable, setTable] = useState(false);
  const [place, setPlace] = useState<Place>({ column: 0, series: 0 });
  const [shown, setShown] = useState<Place | null>(null);
  const plot = useRef<HTMLDivElement>(null);

  const columns = points.map(({ values }) => values);
  const ticks = ticksOf(Math.max(0, ...columns.map(heightOf)));
  const top = ticks.at(-1) ?? 0;
  const share = (value: number) => (top > 0 ? Math.max(value, 0) / top : 0);
  const describe = ({ column, series: at }: Place) => {
    const [point, one] = [points[column], series[at]];
    const value = point?.values[at];
    return point && one && value !== null && value !== undefined ? `${point.name}, ${one.label}: ${long(value)}` : '';
  };
  // The focused column may no longer exist after the data changes.
  const column = Math.min(place.column, Math.max(points.length - 1, 0));
  const current: Place = { column, series: nearest(columns[column] ?? [], place.series) };

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextPlace(columns, current, event.key, isRtl ? -1 : 1);
    if (!next) return;
    event.preventDefault();
    setPlace(next);
    plot.current?.querySelector<HTMLElement>(`[data-place="${next.column} ${next.series}"]`)?.focus();
  };

  return (
    <Root role="figure" aria-label={label} {...root}>
      <Head>
        <ChartLegend entries={series} />
        {!tableBeside && (
          <Button size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? text.asChart : text.asTable}
          </Button>
        )}
      </Head>
      {isTable ? (
        <table aria-label={label}>
          <thead>
            <tr>
              <td />
              {series.map(({ id, label: name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, name, values }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {series.map((one, index) => (
                  <td key={one.id}>{typeof values[index] === 'number' ? long(values[index]) : null}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <>
          {/* Hidden, because the focused value itself is announced. */}
          <Readout aria-hidden="true">{shown && describe(shown)}</Readout>
          <Plot ref={plot} role="group" aria-label={label} onKeyDown={move} onBlur={() => setShown(null)}>
            <Columns>
              <Scale aria-hidden="true">
                {ticks.map((tick) => (
                  <span key={tick} style={{ insetBlockStart: percent(1 - share(tick)) }}>
                    {short(tick)}
                  </span>
                ))}
              </Scale>
              {points.map((point, at) => (
                <Column key={point.id}>
                  <Stack>
                    {series.map(({ id, look }, index) => {
                      const value = point.values[index];
                      if (value === null || value === undefined) return null;
                      const own = { column: at, series: index };
                      return (
                        <Bar
                          key={id}
                          role="img"
                          aria-label={describe(own)}
                          data-look={look}
                          data-place={`${at} ${index}`}
                          tabIndex={current.column === at && current.series === index ? 0 : -1}
                          style={{ blockSize: percent(share(value)) }}
                          onFocus={() => {
                            setPlace(own);
                            setShown(own);
                          }}
                          onPointerEnter={() => setShown(own)}
                          onPointerLeave={() => setShown(null)}
                        />
                      );
                    })}
                    {points.length <= ROOM_FOR_TOTALS && heightOf(point.values) > 0 && (
                      <b aria-hidden="true">{short(heightOf(point.values))}</b>
                    )}
                  </Stack>
                  <Name aria-hidden="true">
                    <span>{point.label}</span>
                    {point.group !== undefined && <span>{point.group}</span>}
                  </Name>
                </Column>
              ))}
            </Columns>
          </Plot>
        </>
      )}
    </Root>
  );
});
