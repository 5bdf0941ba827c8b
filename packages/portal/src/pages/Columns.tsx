import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';

/** What a detail page is worked on in, and beside it what is known of the resource; one below the other where it is narrow. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  [tokens.media.aside]: { gridTemplateColumns: 'minmax(0, 1fr) 330px' },
});

/**
 * The same with a last part below the first column, such as the activity: where the columns are one below the other, it
 * comes behind both.
 */
export const ColumnsAndLast = styled(Columns)({
  [tokens.media.aside]: {
    gridTemplateRows: 'auto 1fr',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
