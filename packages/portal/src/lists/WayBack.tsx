import { styled, type Theme } from '@mui/material/styles';
import { Link, useNavigate } from 'react-router-dom';
import { useCameFrom } from './came-from.ts';
import { LeaveLink } from './LeaveLink.tsx';
import { onPlainClick } from './plain-click.ts';

const linkStyle = ({ theme }: { theme: Theme }) => ({
  display: 'inline-block',
  // Large enough to tap. The negative margin uses the free space above.
  paddingBlock: 10,
  marginBlock: '-10px -4px',
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const ToList = styled(Link)(linkStyle);

/** Leads back to the list in its previous state: filters, sort order, page and scroll position (RT-10). */
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
export const BackToResource = styled(LeaveLink)(linkStyle);
