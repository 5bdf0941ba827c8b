import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMayOpen } from './may-open.ts';

/** A link to a page of the portal. Plain text if the user may not open the page. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return useMayOpen(to) ? <Link to={to}>{children}</Link> : <span>{children}</span>;
}
