'use client';

import { type ChartLook, chartLooks } from '../../internal/chart-looks.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { media } from '../../theme/tokens.ts';

export type { ChartLook };

const Root = slot('ul', 'HyChartLegend-root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: theme.vars.color.ink2,
}));

const Entry = slot('li', 'HyChartLegend-entry', { display: 'flex', alignItems: 'center', gap: 8 });

const Swatch = slot('span', 'HyChartLegend-swatch', ({ theme }) => ({
  ...chartLooks(theme),
  flex: 'none',
  inlineSize: 20,
  blockSize: 12,
  borderRadius: 2,
  '&[data-look="mark"]': { inlineSize: 3, blockSize: 14, borderRadius: 0, backgroundColor: theme.vars.color.ink },
  [media.forcedColors]: {
    ...(chartLooks(theme)[media.forcedColors] as object),
    '&[data-look="mark"]': { backgroundColor: 'CanvasText' },
  },
}));

export interface ChartLegendEntry {
  id: string;
  /** Name of the entry: "Not invoiced yet". */
  label: string;
  /** Same look as the bars. `mark` is the line of a budget. */
  look: ChartLook | 'mark';
}

export interface ChartLegendProps extends RootProps<'HyChartLegend', 'ul'> {
  /** Entries in the order of the bars. */
  entries: readonly ChartLegendEntry[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyChartLegend: ChartLegendProps;
  }
  interface ComponentNameToClassKey {
    HyChartLegend: 'root' | 'entry' | 'swatch';
  }
}

/** Explains the looks of a chart’s bars. */
export const ChartLegend = withRef(function ChartLegend(props: ChartLegendProps) {
  const { entries, ...root } = useComponentProps('HyChartLegend', props);
  return (
    <Root {...root}>
      {entries.map(({ id, label, look }) => (
        <Entry key={id}>
          <Swatch data-look={look} aria-hidden="true" />
          {label}
        </Entry>
      ))}
    </Root>
  );
});
