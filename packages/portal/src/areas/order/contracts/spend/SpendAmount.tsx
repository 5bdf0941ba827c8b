import type { Money } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type Opened, useOpened } from './use-spend.ts';

const Lines = styled(Link)(({ theme }) => ({
  // A touch target of 44 px in a row of a table.
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  color: theme.vars.color.brand,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
const Nothing = styled('span')(({ theme }) => ({ color: theme.vars.color.ink3 }));

/** An amount that leads to the lines behind it; nothing leads nowhere. */
export function SpendAmount({ money, lines }: { money: Money | null; lines: Opened }) {
  const { searchOf } = useOpened();
  if (!money || Number(money.amount) === 0) return <Nothing>–</Nothing>;
  return (
    <Lines to={searchOf(lines)} preventScrollReset>
      <Amount {...money} />
    </Lines>
  );
}
