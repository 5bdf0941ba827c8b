'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { useUiText } from '../../provider/text.ts';
import { drawingOf, figuresOf, HEIGHT, pathOf, type SparklineBand, type SparklinePoint, WIDTH } from './model.ts';
import { sparklineText } from './text.ts';

const Root = slot('span', 'HySparkline-root', ({ theme }) => ({
  display: 'inline-block',
  inlineSize: WIDTH,
  blockSize: HEIGHT,
  verticalAlign: 'middle',
  color: theme.vars.color.brand,
  '& > svg': { display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' },
  // Time runs in reading direction.
  '& > svg:dir(rtl)': { scale: '-1 1' },
}));

const Band = slot('rect', 'HySparkline-band', ({ theme }) => ({ fill: theme.vars.color.brandSoft }));

const Target = slot('path', 'HySparkline-target', ({ theme }) => ({
  fill: 'none',
  stroke: theme.vars.color.ink3,
  strokeDasharray: '3 3',
}));

const Line = slot('path', 'HySparkline-line', {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A line of zero length, which keeps its shape when the SVG is stretched. */
const Point = slot('path', 'HySparkline-point', { stroke: 'currentColor', strokeWidth: 6, strokeLinecap: 'round' });

export interface SparklineProps extends RootProps<'HySparkline', 'span'> {
  /** Accessible name: "Engine hours, working days 9 – 20 Nov". */
  label: string;
  /** Values at equal distances, oldest first. Null for a missing value. */
  points: readonly SparklinePoint[];
  /** Target value, drawn as a dashed line. */
  target?: number | undefined;
  /** Normal range of the values. */
  band?: SparklineBand | undefined;
  /** Formats a number with its unit: "12 h". */
  formatValue?: ((value: number) => string) | undefined;
  /** Sentence that replaces the built-in summary. Read after the label. */
  summary?: string | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['Sparkline']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HySparkline: SparklineProps;
  }
  interface ComponentNameToClassKey {
    HySparkline: 'root' | 'band' | 'target' | 'line' | 'point';
  }
}

/** Trend of a number, as small as a word. Has no axis: show the current number beside it. */
export const Sparkline = withRef(function Sparkline(props: SparklineProps) {
  const { label, points, target, band, formatValue, summary, labels, ...root } = useComponentProps(
    'HySparkline',
    props,
  );
  const text = useUiText('Sparkline', sparklineText, labels);
  const write = formatValue ?? ((value: number) => value.toLocaleString(text.locale));
  const figures = figuresOf(points);
  const drawing = drawingOf({ points, target, band });
  const summaryText = figures
    ? text.summary({
        first: write(figures.first),
        last: write(figures.last),
        low: write(figures.low),
        high: write(figures.high),
      })
    : text.none;
  const aims = [
    target !== undefined && text.target({ value: write(target) }),
    band && text.band({ low: write(band.low), high: write(band.high) }),
  ].filter(Boolean);
  return (
    <Root role="img" aria-label={`${label}: ${summary ?? [summaryText, ...aims].join(', ')}`} {...root}>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {drawing.band && <Band x="0" y={drawing.band.top} width={WIDTH} height={drawing.band.height} />}
        {drawing.target !== null && <Target d={`M0 ${drawing.target}H${WIDTH}`} vectorEffect="non-scaling-stroke" />}
        {drawing.runs.map((run) => (
          <Line key={run[0]?.x} d={pathOf(run)} vectorEffect="non-scaling-stroke" />
        ))}
        {drawing.end && <Point d={pathOf([drawing.end])} vectorEffect="non-scaling-stroke" />}
      </svg>
    </Root>
  );
});
