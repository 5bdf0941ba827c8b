import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useLeave } from './use-leave.ts';

/** A click that a browser follows in the same tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The way out of a form without saving. */
export function LeaveLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & { to: string }) {
  const leave = useLeave(to);
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void leave();
  };
  return <Link {...rest} to={to} onClick={onClick} />;
}
