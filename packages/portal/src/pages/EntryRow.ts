import { tokens } from '@hireyard/ui/theme';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A list of tasks, one row each: title, place, cost and next step. */
export const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

/** Each list sets its columns and areas: one line on a desktop, several on a phone. */
export const Row = styled('li')({
  display: 'grid',
  alignItems: 'center',
  rowGap: 8,
  padding: '12px 14px',
  [tokens.media.table]: { minBlockSize: 60, padding: '7px 14px' },
});

export const Lines = styled('span')(({ theme }) => ({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > strong': { fontWeight: 600 },
  '& > small': { fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '&[data-late="true"] > strong': { color: theme.vars.tone.error.fg },
}));

export const What = styled(Lines)({ gridArea: 'what' });

/** A column on wide screens. On a phone `Place` replaces it. */
export const Where = styled(Lines)({ gridArea: 'where', display: 'none', [tokens.media.table]: { display: 'grid' } });
export const Place = styled('span')({ [tokens.media.table]: { display: 'none' } });

export const Cost = styled(Lines)({
  gridArea: 'cost',
  fontVariantNumeric: 'tabular-nums',
  [tokens.media.table]: { textAlign: 'end' },
});

/** A link. Its text wraps in some languages. */
export const Step = styled(Button)({
  gridArea: 'step',
  justifySelf: 'stretch',
  textAlign: 'center',
}) as typeof Button;
