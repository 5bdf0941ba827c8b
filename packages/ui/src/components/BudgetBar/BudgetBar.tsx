'use client';

import { type ChartLook, chartLooks } from '../../internal/chart-looks.ts';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { percent } from '../../internal/percent.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { media } from '../../theme/tokens.ts';

const Root = slot('span', 'HyBudgetBar-root', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minInlineSize: 48,
  blockSize: 24,
});

const Part = slot('span', 'HyBudgetBar-part', ({ theme }) => ({
  ...chartLooks(theme),
  blockSize: 12,
  '&:first-of-type': { borderStartStartRadius: 2, borderEndStartRadius: 2 },
  '&:last-of-type': { borderStartEndRadius: 2, borderEndEndRadius: 2 },
}));

const Budget = slot('b', 'HyBudgetBar-budget', ({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 3,
  marginInlineStart: -1.5,
  backgroundColor: theme.vars.color.ink,
  // Outline that keeps the mark visible on top of a bar.
  outline: `1px solid ${theme.vars.color.surface}`,
  printColorAdjust: 'exact',
  [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText', outlineColor: 'Canvas' },
}));

export interface BudgetBarPart {
  id: string;
  /** Values below zero are not drawn. */
  value: number;
  look: ChartLook;
}

export interface BudgetBarProps extends RootProps<'HyBudgetBar', 'span'> {
  /** Accessible name with the numbers: "Haven 7: €41,208.00 invoiced, €56,040.00 at the end, €2,040.00 over budget". */
  label: string;
  /** Parts of the bar, in order from its start. */
  parts: readonly BudgetBarPart[];
  /** Position of the budget mark. Without it, there is no mark. */
  budget?: number | undefined;
  /** Value of the full width. Use the same for bars below each other. */
  scale: number;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyBudgetBar: BudgetBarProps;
  }
  interface ComponentNameToClassKey {
    HyBudgetBar: 'root' | 'part' | 'budget';
  }
}

const shareOf = (value: number, scale: number) => (scale > 0 ? Math.min(Math.max(value / scale, 0), 1) : 0);

/** Used and expected shares of a budget, with a mark at the budget. */
export const BudgetBar = withRef(function BudgetBar(props: BudgetBarProps) {
  const { label, parts, budget, scale, ...root } = useComponentProps('HyBudgetBar', props);
  return (
    <Root role="img" aria-label={label} {...root}>
      {parts.map(
        ({ id, value, look }) =>
          value > 0 && <Part key={id} data-look={look} style={{ inlineSize: percent(shareOf(value, scale)) }} />,
      )}
      {budget !== undefined && <Budget style={{ insetInlineStart: percent(shareOf(budget, scale)) }} />}
    </Root>
  );
});
