'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { percent } from '../../internal/percent.ts';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';
import { elapsedShare, type RentalPeriod } from './model.ts';

const Root = slot('span', 'HyRentalPeriodBar-root', { display: 'grid', gap: 5, minInlineSize: 0 });

const Dates = slot('span', 'HyRentalPeriodBar-dates', ({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  color: theme.vars.color.ink2,
}));

const Track = slot('span', 'HyRentalPeriodBar-track', ({ theme }) => ({
  display: 'block',
  blockSize: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: theme.vars.color.line,
  '--hy-period-elapsed': theme.vars.color.brand,
  '&[data-kind="overdue"]': { '--hy-period-elapsed': theme.vars.tone.error.fg },
  '& > span': { display: 'block', blockSize: '100%', borderRadius: 3, backgroundColor: 'var(--hy-period-elapsed)' },
  '&[data-kind="openEnded"] > span': {
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    // In degrees: the plugin that turns MUI's styles would turn "to right" once more.
    maskImage: 'linear-gradient(90deg, black 55%, transparent)',
    '&:dir(rtl)': { maskImage: 'linear-gradient(-90deg, black 55%, transparent)' },
  },
  [media.forcedColors]: {
    border: '1px solid CanvasText',
    '& > span': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText !important' },
  },
}));

export interface RentalPeriodBarProps extends RentalPeriod, RootProps<'HyRentalPeriodBar', 'span'> {
  /** Its beginning in words: "3 Nov". */
  fromText: string;
  /** Its end in words: "27 Nov", "open-ended". */
  toText: string;
  /** What counts as now: an instant or a local date, as the ends are. */
  now: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyRentalPeriodBar: RentalPeriodBarProps;
  }
  interface ComponentNameToClassKey {
    HyRentalPeriodBar: 'root' | 'dates' | 'track';
  }
}

const kindOf = ({ to, status }: RentalPeriod) => {
  if (status === 'overdue') return status;
  return to === null ? 'openEnded' : 'running';
};

/** A rental period in a row: its dates, and how much of it has passed. The bar says nothing that the words don't. */
export function RentalPeriodBar(props: RentalPeriodBarProps) {
  const { fromText, toText, from, to, status, now, ...root } = useComponentProps('HyRentalPeriodBar', props);
  const period: RentalPeriod = { from, to, ...(status && { status }) };
  return (
    <Root {...root}>
      <Dates>
        <span>{fromText}</span>
        <span>{toText}</span>
      </Dates>
      <Track data-kind={kindOf(period)} aria-hidden="true">
        <span style={{ inlineSize: percent(elapsedShare(period, now)) }} />
      </Track>
    </Root>
  );
}
