import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { UNKNOWN, useEmissionWords } from './use-emission-words.ts';
import { type Opened, useOpened } from './use-emissions.ts';

const Machines = styled(Link)(({ theme }) => ({
  // A touch target of 44 px in a row of a table.
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  color: theme.vars.color.brand,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
}));
const Nothing = styled('span')(({ theme }) => ({ color: theme.vars.color.ink3 }));

/** Kilograms that lead to the machines behind them; what is not known leads nowhere. */
export function EmissionAmount({ value, machines }: { value: number | null; machines: Opened }) {
  const { searchOf } = useOpened();
  const { kilograms } = useEmissionWords();
  if (value === null) return <Nothing>{UNKNOWN}</Nothing>;
  return (
    <Machines to={searchOf(machines)} preventScrollReset>
      {kilograms(value)}
    </Machines>
  );
}
