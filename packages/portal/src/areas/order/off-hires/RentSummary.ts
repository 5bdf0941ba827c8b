import { styled } from '@mui/material/styles';

/** A label with an amount of rent, above the buttons of a form. */
export const RentSummary = styled('span')(({ theme }) => ({
  // Takes a row of its own, so that the buttons below stay side by side.
  flexBasis: '100%',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  '& small': { display: 'block', fontWeight: 400, color: theme.vars.color.ink2 },
  '& > :first-of-type': { fontWeight: 600 },
  '& > :last-child': { fontSize: '1.125rem', fontWeight: 650 },
}));
