import { FigureLink, NoFigure } from '../../month-sums/parts.ts';
import { UNKNOWN, useEmissionWords } from './use-emission-words.ts';
import { type Opened, useOpened } from './use-emissions.ts';

/** Kilograms with a link to the machines behind them. An unknown value has no link. */
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
