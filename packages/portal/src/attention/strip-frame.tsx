import { tokens } from '@hireyard/ui/theme';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Row, Rows } from '../pages/EntryRow.ts';
import { PanelHead } from '../pages/Panel.tsx';
import { Sheet } from '../pages/Sheet.tsx';

/** Number of entries on a desktop. A phone shows only the first, above the list. */
export const SHOWN = 3;

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Cuts a title and the text below it after a number of lines. */
const lines = (count: number) => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  '& > strong, & > small': { display: 'block' },
});

const NARROW_HEAD = '6rem';
const ROW_OF_PHONE = '10.5rem';
const ROW = '4rem';

/** The strip, as high with its entries as before them: its texts take a limited number of lines at every width. */
export const StripSheet = styled(Sheet)({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(4.75rem + ${ROW_OF_PHONE} + 2px)`,
  '@media (max-width: 30rem)': { minBlockSize: `calc(${NARROW_HEAD} + ${ROW_OF_PHONE} + 2px)` },
  '& li': { minBlockSize: ROW_OF_PHONE },
  '& li:nth-of-type(n+2)': { display: 'none' },
  '& [data-part="what"]': lines(3),
  '& [data-part="cost"]': lines(3),
  [tokens.media.table]: {
    minBlockSize: `calc(3rem + ${SHOWN} * (${ROW} + 1px) + 1px)`,
    '& li': { minBlockSize: ROW },
    '& li:nth-of-type(n+2)': { display: 'grid' },
    '& [data-part="what"], & [data-part="cost"]': lines(2),
    '& [data-part="where"] > *': oneLine,
    // Two lines, as some languages need them, fit into the row.
    '& li a': { paddingBlock: 2, lineHeight: 1.4 },
  },
});

/** Title, sum and link in one line, on a phone the sum in a line of its own. */
export const StripHead = styled(PanelHead)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 8px',
  minBlockSize: '4.75rem',
  '& > h2': oneLine,
  '& > small': { ...oneLine, ...theme.typography.body2, gridRow: 2, gridColumn: '1 / -1' },
  // A narrow phone has no room for the whole sum in one line.
  '@media (max-width: 30rem)': { minBlockSize: NARROW_HEAD, '& > small': { ...lines(2), whiteSpace: 'normal' } },
  [tokens.media.table]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    minBlockSize: '3rem',
    '& > small': { gridRow: 1, gridColumn: 2 },
  },
}));

const Waiting = styled(Row)(({ theme }) => ({
  alignContent: 'center',
  rowGap: 0,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.color.line}` },
}));

/** The strip before its entries have arrived. */
export const StripAhead = () => (
  <StripSheet aria-hidden="true">
    <StripHead>
      <Skeleton variant="text" width="9rem" />
    </StripHead>
    <Rows>
      {Array.from({ length: SHOWN }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Waiting key={index}>
          <Skeleton variant="text" width="60%" />
          <Skeleton variant="text" width="35%" />
        </Waiting>
      ))}
    </Rows>
  </StripSheet>
);
