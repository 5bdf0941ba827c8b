import { tokens } from '@hireyard/ui';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** What a contract's page is told of where one came from: the query of the list. */
export interface CameFrom {
  readonly list?: string;
}

/** A link to a contract that lets its page lead back to the list as it was. */
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
  // A row on a card is opened wherever a thumb meets it.
  [tokens.media.belowTable]: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
}));
