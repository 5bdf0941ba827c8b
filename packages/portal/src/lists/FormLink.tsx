import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type CameFrom, useCameFrom } from './came-from.ts';

/** Opens a form, such as Edit or Add. Its Cancel and Save lead back to this page in its current state. */
export function FormLink(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  const { pathname, search } = useLocation();
  const { list = pathname + search } = useCameFrom();
  return <Link {...props} state={{ list, opened: true } satisfies CameFrom} />;
}
