'use client';

import Button from '@mui/material/Button';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ChartLook } from '../../internal/chart-looks.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { percent } from '../../internal/percent.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { ChartLegend } from '../ChartLegend/ChartLegend.tsx';
import { Bar, Column, Columns, Head, Name, Plot, Readout, Root, Scale, Stack } from './BarChart.styles.ts';
import { heightOf, nearest, nextPlace, type Place, ticksOf } from './model.ts';
import { barChartText } from './text.ts';

export interface BarChartSeries {
  id: string;
  /** What it counts: "Invoiced". */
  label: string;
  /** Told apart by pattern, not by color alone. */
  look: ChartLook;
}

export interface BarChartPoint {
  id: string;
  /** Below its column: "Nov". */
  label: string;
  /** A second line below that, where it begins: "2026". */
  group?: string | undefined;
  /** In full, as it is read out: "November 2026". */
  name: string;
  /** A value for each series, in their order; null where there is none. */
  values: readonly (number | null)[];
}

export interface BarChartProps extends RootProps<'HyBarChart', 'div'> {
  /** What it shows: "Spend by month, in euros". */
  label: string;
  /** What is stacked, from the bottom up. */
  series: readonly BarChartSeries[];
  /** The columns in their order. */
  points: readonly BarChartPoint[];
  /** Writes a value in full: "€16,875.00". */
  formatValue?: (value: number) => string;
  /** Writes a value shortly, at the scale and above a column: "€20k". */
  formatShort?: (value: number) => string;
  /** The page shows the same numbers in a table beside it: the chart offers none of its own. */
  tableBeside?: boolean;
  /** Replaces some of the locale’s texts in this place. */
  labels?: Partial<UiLocale['BarChart']>;
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

/** Values of several kinds by month or alike: stacked columns, each value reached by keyboard, the same as a table. */
export function BarChart(props: BarChartProps) {
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
  const said = ({ column, series: at }: Place) => {
    const [point, one] = [points[column], series[at]];
    const value = point?.values[at];
    return point && one && value !== null && value !== undefined ? `${point.name}, ${one.label}: ${long(value)}` : '';
  };
  // What is focused may be gone with the data.
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
          {/* Read out by the value itself, which is focused. */}
          <Readout aria-hidden="true">{shown && said(shown)}</Readout>
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
                          aria-label={said(own)}
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
}
