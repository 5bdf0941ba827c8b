import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('span', { name: 'HyTwoLines', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: 2,
  minInlineSize: 0,
  '& > :first-of-type': { lineHeight: 1.35 },
  '&[data-strong="true"] > :first-of-type': { fontWeight: 600 },
  '& > :nth-of-type(2)': { fontSize: '0.8125rem', lineHeight: 1.4, color: theme.vars.color.ink2 },
}));

/** A cell of two lines: what it is, then its codes. `strong` for the one that names the row. */
export function TwoLines({
  first,
  second,
  strong = false,
}: {
  first: ReactNode;
  second?: ReactNode;
  strong?: boolean;
}) {
  return (
    <Root data-strong={strong}>
      <span>{first}</span>
      {second !== undefined && second !== null && second !== '' && <span>{second}</span>}
    </Root>
  );
}
