import { styled, type Theme } from '@mui/material/styles';
import { Link, useNavigate } from 'react-router-dom';
import { useCameFrom } from './came-from.ts';
import { LeaveLink } from './LeaveLink.tsx';
import { onPlainClick } from './plain-click.ts';

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

/** Leads to the list as one left it: with its filters, sorting and page, and at the row that was opened (RT-10). */
export function BackToList({ to, children }: { to: string; children: string }) {
  const { list, opened = false } = useCameFrom();
  const navigate = useNavigate();
  if (list?.split('?')[0] !== to) return <ToList to={to}>{children}</ToList>;
  return (
    <ToList to={list} {...(!opened && { onClick: onPlainClick(() => void navigate(-1)) })}>
      {children}
    </ToList>
  );
}

/** Leads from a form to the resource that it edits. */
export const BackToResource = styled(LeaveLink)(look);
