import { styled } from '@mui/material/styles';

export const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

export const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 14,
  borderBlockStart: `1px solid ${theme.vars.color.line}`,
  '&:last-of-type': { paddingBlockEnd: 0 },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { ...theme.typography.body2, color: theme.vars.color.ink2 },
}));
