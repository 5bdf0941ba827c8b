import { FigureLink, NoFigure } from '../../month-sums/parts.ts';
import { UNKNOWN, useEmissionWords } from './use-emission-words.ts';
import { type Opened, useOpened } from './use-emissions.ts';

/** Kilograms that lead to the machines behind them; what is not known leads nowhere. */
export function EmissionAmount({ value, machines }: { value: number | null; machines: Omit<Opened, 'figure'> }) {
  const { searchOf } = useOpened();
  const { kilograms } = useEmissionWords();
  if (value === null) return <NoFigure>{UNKNOWN}</NoFigure>;
  return (
    <FigureLink to={searchOf({ figure: 'shown', ...machines })} preventScrollReset>
      {kilograms(value)}
    </FigureLink>
  );
}
