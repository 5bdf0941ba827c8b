import type { Money } from '@hireyard/contract';
import { Amount } from '@hireyard/ui/components/Amount';
import { FigureLink, NoFigure } from '../../../../month-sums/parts.ts';
import { type Opened, useOpened } from './use-spend.ts';

/** An amount with a link to its lines. A zero or missing amount has no link. */
export function SpendAmount({ money, lines }: { money: Money | null; lines: Opened }) {
  const { searchOf } = useOpened();
  if (!money || Number(money.amount) === 0) return <NoFigure>–</NoFigure>;
  return (
    <FigureLink to={searchOf(lines)} preventScrollReset>
      <Amount {...money} />
    </FigureLink>
  );
}
