'use client';

import type { CSSProperties } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { percent } from '../../internal/percent.ts';
import { innerSlot, rootSlot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { media } from '../../theme/tokens.ts';
import { elapsedShare, type RentalPeriod } from './model.ts';

const Root = rootSlot(
  'span',
  'HyRentalPeriodBar-root',
  { display: 'grid', gap: 5, minInlineSize: 0 },
  ['dates', 'track'],
  ({ theme }) => ({
    dates: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 8,
      fontSize: '0.8125rem',
      lineHeight: 1.35,
      color: theme.vars.color.ink2,
    },
    track: {
      display: 'block',
      blockSize: 6,
      borderRadius: 3,
      overflow: 'hidden',
      backgroundColor: theme.vars.color.line,
      '--hy-period-elapsed': theme.vars.color.brand,
      '&[data-kind="overdue"]': { '--hy-period-elapsed': theme.vars.tone.error.fg },
      // No element of its own: lists have a bar in each row.
      '&::before': {
        content: '""',
        display: 'block',
        blockSize: '100%',
        inlineSize: 'var(--hy-period-share)',
        borderRadius: 3,
        backgroundColor: 'var(--hy-period-elapsed)',
      },
      '&[data-kind="openEnded"]::before': {
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
        // In degrees, because the RTL plugin would flip "to right" a second time.
        maskImage: 'linear-gradient(90deg, black 55%, transparent)',
      },
      '&[data-kind="openEnded"]:dir(rtl)::before': {
        maskImage: 'linear-gradient(-90deg, black 55%, transparent)',
      },
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        '&::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText !important' },
      },
    },
  }),
);
const Dates = innerSlot('span', 'HyRentalPeriodBar-dates');
const Track = innerSlot('span', 'HyRentalPeriodBar-track');

export interface RentalPeriodBarProps extends RentalPeriod, RootProps<'HyRentalPeriodBar', 'span'> {
  /** Start as text: "3 Nov". */
  fromText: string;
  /** End as text: "27 Nov", "open-ended". */
  toText: string;
  /** Current time: an instant or a local date, in the form of the period's ends. */
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

/** Rental period in a row: its dates and its progress. The bar repeats the text, so screen readers skip it. */
export const RentalPeriodBar = withRef(function RentalPeriodBar(props: RentalPeriodBarProps) {
  const { fromText, toText, from, to, status, now, ...root } = useComponentProps('HyRentalPeriodBar', props);
  const period: RentalPeriod = { from, to, ...(status && { status }) };
  return (
    <Root {...root}>
      <Dates>
        <span>{fromText}</span>
        <span>{toText}</span>
      </Dates>
      <Track
        data-kind={kindOf(period)}
        aria-hidden="true"
        style={{ '--hy-period-share': percent(elapsedShare(period, now)) } as CSSProperties}
      />
    </Root>
  );
});
