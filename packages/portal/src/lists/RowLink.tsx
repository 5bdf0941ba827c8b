import { tokens } from '@hireyard/ui/theme';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** What a detail page is told of where one came from: the query of the list. */
export interface CameFrom {
  readonly list?: string;
}

/** A link from a list to a detail, which lets that page lead back to the list as it was. */
export function DetailLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) {
  const { search } = useLocation();
  return <Link to={href} state={{ list: search } satisfies CameFrom} {...rest} />;
}

/** The same as a row's own link. */
export const RowLink = styled(DetailLink)(({ theme }) => ({
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // A row on a card is opened wherever a thumb meets it.
  [tokens.media.belowTable]: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
}));

const Back = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  // A thumb's height, of which the page's own room above gives the most.
  paddingBlock: 10,
  marginBlock: '-10px -4px',
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

/** Leads to the list as one left it, with its filters, sorting and page. */
export function BackToList({ to, children }: { to: string; children: string }) {
  const { list = '' } = (useLocation().state ?? {}) as CameFrom;
  return <Back to={{ pathname: to, search: list }}>{children}</Back>;
}
