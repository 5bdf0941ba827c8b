import { tokens } from '@hireyard/ui/theme';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

export const FigureCards = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: 12,
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: 4,
    alignContent: 'start',
    padding: 16,
    border: `1px solid ${theme.vars.color.line}`,
    borderRadius: theme.vars.radius.card,
    backgroundColor: theme.vars.color.surface,
  },
  '& dt': { fontSize: '0.875rem', fontWeight: 500, color: theme.vars.color.ink2 },
  '& dd': { margin: 0, fontSize: '0.8125rem', color: theme.vars.color.ink2 },
  '& dd:first-of-type': { color: theme.vars.color.ink },
  // One line each on phones, so that the chart stays near.
  [tokens.media.belowTable]: {
    gap: 8,
    '& > div': { gridTemplateColumns: '1fr auto', alignItems: 'baseline', padding: '10px 14px' },
    '& dd:nth-of-type(n+2)': { gridColumn: '1 / -1' },
  },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', '& > div': { padding: 10 } },
}));

export const CardSkeletons = ({ ids }: { ids: readonly string[] }) => (
  <FigureCards as="div" aria-busy="true">
    {ids.map((id) => (
      <div key={id}>
        <Skeleton variant="text" width="6em" />
        <Skeleton variant="text" width="9em" height={34} />
        <Skeleton variant="text" width="7em" />
      </div>
    ))}
  </FigureCards>
);
