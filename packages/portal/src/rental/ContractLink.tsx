import { tokens } from '@hireyard/ui';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** Location state of a contract's page: the query of the list that led to it. */
export interface CameFrom {
  readonly list?: string;
}

/** A link to a contract; its page links back to the list with the same query. */
export function ContractLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) {
  const { search } = useLocation();
  return <Link to={href} state={{ list: search } satisfies CameFrom} {...rest} />;
}

/** The same, in a row. */
export const QuietContractLink = styled(ContractLink)(({ theme }) => ({
  color: theme.vars.color.brand,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // As a card the whole row is the link's target.
  [tokens.media.belowTable]: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
}));
