import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { type CameFrom, useCameFrom } from './came-from.ts';

/** Opens a form, such as Edit, whose Cancel and Save lead back to this page as it was. */
export function FormLink(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  const { list } = useCameFrom();
  return <Link {...props} state={{ ...(list !== undefined && { list }), opened: true } satisfies CameFrom} />;
}
