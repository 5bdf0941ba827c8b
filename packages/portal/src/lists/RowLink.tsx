import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { CameFrom } from './came-from.ts';

/** A link from a list to a detail page. The page can then lead back to the list in its current state. */
export function DetailLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) {
  const { pathname, search } = useLocation();
  return <Link to={href} state={{ list: pathname + search } satisfies CameFrom} {...rest} />;
}

/** The link in a row of a list. */
export const RowLink = styled(DetailLink)(({ theme }) => ({
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
