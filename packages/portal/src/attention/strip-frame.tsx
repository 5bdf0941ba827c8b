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

const ROW = '4rem';
const ROW_OF_PHONE = '5rem';
const HEAD = '3rem';
const HEAD_OF_PHONE = '4rem';

/**
 * The strip, as high with its entries as before them: its texts take a limited number of lines at every width. On a phone
 * it shows the costliest entry without its buttons, and leads to all entries, so that the machines follow at once.
 */
export const StripSheet = styled(Sheet)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(${HEAD} + ${SHOWN} * (${ROW} + 1px) + 1px)`,
  '& li': { minBlockSize: ROW },
  '& [data-part="what"], & [data-part="cost"]': lines(2),
  '& [data-part="where"] > *': oneLine,
  // Two lines, as some languages need them, fit into the row.
  '& li a': { paddingBlock: 2, lineHeight: 1.4 },
  [tokens.media.belowTable]: {
    minBlockSize: `calc(${HEAD_OF_PHONE} + ${ROW_OF_PHONE} + 2px)`,
    '& li': {
      gridTemplateColumns: '36px minmax(0, 1fr) minmax(0, max-content)',
      gridTemplateAreas: '"icon what cost"',
      minBlockSize: ROW_OF_PHONE,
      paddingBlock: 4,
    },
    '& li:nth-of-type(n+2), & li > a, & [data-part="tools"]': { display: 'none' },
    '& [data-part="what"]': lines(3),
    '& [data-part="cost"]': { ...lines(3), maxInlineSize: '7rem', textAlign: 'end' },
  },
});

/** Title, sum and link in one line, on a phone the sum in a line of its own. */
export const StripHead = styled(PanelHead)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 8px',
  minBlockSize: HEAD,
  '& > h2': oneLine,
  '& > small': { ...oneLine, ...theme.typography.body2 },
  [tokens.media.belowTable]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minBlockSize: HEAD_OF_PHONE,
    paddingBlock: 8,
    '& > small': { gridRow: 2, gridColumn: '1 / -1' },
    // The link covers the strip.
    '& > a::after': { content: '""', position: 'absolute', inset: 0 },
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
