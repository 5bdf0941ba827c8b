import type { PlanningLine } from '@hireyard/contract';
import type { PlanningRow, PlanningWindow } from '@hireyard/ui/components/PlanningTimeline';
import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormat } from '../../../i18n/use-format.ts';
import type { CameFrom } from '../../../lists/came-from.ts';
import { withMovableEnd } from './movable-end.ts';
import { PlanningMenu } from './PlanningMenu.tsx';
import { PLANNED } from './planned-forms.ts';

/** Gives a row of the planning its menu, and the end of its bars to drag; both lead to forms, and send nothing. */
export type WithControls = (row: PlanningRow, line: PlanningLine) => PlanningRow;

interface PlanningControlsProps {
  window: PlanningWindow;
  today: string;
  onReady: (made: () => WithControls) => void;
}

/** Shows nothing itself: it is loaded behind the periods, which are read before anything is done with them. */
export default function PlanningControls({ window, today, onReady }: PlanningControlsProps) {
  const { date } = useFormat();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const open = useEventCallback((form: string) => {
    const state: CameFrom = { list: pathname + search, opened: true };
    void navigate(form, { state });
  });
  useEffect(() => {
    onReady(() => (row, line) => ({
      ...row,
      bars: withMovableEnd(row.bars, line, { window, today, dayText: date, open }),
      ...(PLANNED.some((action) => line.actions.includes(action)) && {
        actions: (cell) => <PlanningMenu line={line} row={row} cell={cell} />,
      }),
    }));
  }, [date, window, today, open, onReady]);
  return null;
}
