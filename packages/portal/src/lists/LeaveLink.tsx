import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { onPlainClick } from './plain-click.ts';
import { useLeave } from './use-leave.ts';

/** The way out of a form without saving. */
export function LeaveLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { to: string }) {
  const leave = useLeave(to);
  return <Link {...rest} to={to} onClick={onPlainClick(() => void leave())} />;
}
