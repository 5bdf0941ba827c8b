'use client';

import type { ReactNode } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';

const Root = slot('span', 'HyTwoLines-root', ({ theme }) => ({
  display: 'grid',
  gap: 2,
  minInlineSize: 0,
  '& > :first-of-type': { lineHeight: 1.35 },
  '&[data-strong="true"] > :first-of-type': { fontWeight: 600 },
  '& > :nth-of-type(2)': { fontSize: '0.8125rem', lineHeight: 1.4, color: theme.vars.color.ink2 },
}));

export interface TwoLinesProps extends RootProps<'HyTwoLines', 'span'> {
  /** Main text. */
  first: ReactNode;
  /** Secondary text on the second line. Omitted if empty. */
  second?: ReactNode;
  /** Emphasizes the first line, for cells that name their row. */
  strong?: boolean | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyTwoLines: TwoLinesProps;
  }
  interface ComponentNameToClassKey {
    HyTwoLines: 'root';
  }
}

/** Cell of two lines: a name and its codes. Each line has its own text direction. */
export const TwoLines = withRef(function TwoLines(props: TwoLinesProps) {
  const { first, second, strong = false, ...root } = useComponentProps('HyTwoLines', props);
  return (
    <Root data-strong={strong} {...root}>
      <span>
        <bdi>{first}</bdi>
      </span>
      {second !== undefined && second !== null && second !== '' && (
        <span>
          <bdi>{second}</bdi>
        </span>
      )}
    </Root>
  );
});
