import type { PlanningLine } from '@hireyard/contract';
import type { PlanningRow, PlanningWindow } from '@hireyard/ui/rental/PlanningTimeline';
import type { SxProps, Theme } from '@mui/material/styles';
import { Suspense, useEffect, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { lazyPart } from '../../../pages/load-chunk.ts';
import { type AskedMove, MOVABLE_BARS, withMovableEnd } from './movable-end.ts';
import { PlanningMenu } from './PlanningMenu.tsx';
import { PLANNED } from './planned-forms.ts';

/** Lazy: only a moved bar needs it. */
const MovePopover = lazyPart(() => import('./MovePopover.tsx'));

export interface PlanningTools {
  /** Adds a menu and a movable end of the last bar to a row. Neither changes anything by itself. */
  readonly withControls: (row: PlanningRow, line: PlanningLine) => PlanningRow;
  /** Styles of the timeline. */
  readonly sx: SxProps<Theme>;
}

interface PlanningControlsProps {
  window: PlanningWindow;
  today: string;
  onReady: (tools: PlanningTools) => void;
}

/** Renders what a moved bar asks. Lazy: users read the periods before they use the actions. */
export default function PlanningControls({ window, today, onReady }: PlanningControlsProps) {
  const { date } = useFormat();
  const [move, setMove] = useState<AskedMove | null>(null);
  useEffect(() => {
    const withControls: PlanningTools['withControls'] = (row, line) => ({
      ...row,
      bars: withMovableEnd(row.bars, line, { window, today, dayText: date, ask: setMove }),
      ...(PLANNED.some((action) => line.actions.includes(action)) && {
        actions: (cell) => <PlanningMenu line={line} row={row} cell={cell} />,
      }),
    });
    onReady({ withControls, sx: MOVABLE_BARS });
  }, [date, window, today, onReady]);
  if (!move) return null;
  const close = () => {
    move.anchor.focus();
    setMove(null);
  };
  return (
    <Suspense>
      <MovePopover key={`${move.line.id} ${move.day}`} move={move} onClose={close} />
    </Suspense>
  );
}
