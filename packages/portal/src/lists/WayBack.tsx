import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useCameFrom } from './came-from.ts';
import { LeaveLink } from './LeaveLink.tsx';

const look = ({ theme }: { theme: Theme }) => ({
  display: 'inline-block',
  // A thumb's height, of which the page's own room above gives the most.
  paddingBlock: 10,
  marginBlock: '-10px -4px',
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const ToList = styled(Link)(look);

/** Leads to the list as one left it, with its filters, sorting and page. */
export function BackToList({ to, children }: { to: string; children: string }) {
  const { list = '' } = useCameFrom();
  return <ToList to={{ pathname: to, search: list }}>{children}</ToList>;
}

/** Leads from a form to the resource that it edits. */
export const BackToResource = styled(LeaveLink)(look);
