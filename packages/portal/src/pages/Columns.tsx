import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';

/** Two columns of a detail page: the main content and the facts. Stacked on narrow screens. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  [tokens.media.aside]: { gridTemplateColumns: 'minmax(0, 1fr) 330px' },
});

/** The same with a last section below the first column, such as the activity. Stacked, it comes after both columns. */
export const ColumnsAndLast = styled(Columns)({
  [tokens.media.aside]: {
    gridTemplateRows: 'auto 1fr',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
