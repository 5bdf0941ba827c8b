import type { PlanningLine } from '@hireyard/contract';
import type { PlanningRow, PlanningWindow } from '@hireyard/ui/components/PlanningTimeline';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormat } from '../../../i18n/use-format.ts';
import type { CameFrom } from '../../../lists/came-from.ts';
import { MOVABLE_BARS, withMovableEnd } from './movable-end.ts';
import { PlanningMenu } from './PlanningMenu.tsx';
import { PLANNED } from './planned-forms.ts';

export interface PlanningTools {
  /** Gives a row of the planning its menu, and the end of its bars to drag; both lead to forms, and send nothing. */
  readonly withControls: (row: PlanningRow, line: PlanningLine) => PlanningRow;
  /** Of the timeline. */
  readonly sx: SxProps<Theme>;
}

interface PlanningControlsProps {
  window: PlanningWindow;
  today: string;
  onReady: (made: PlanningTools) => void;
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
    const withControls: PlanningTools['withControls'] = (row, line) => ({
      ...row,
      bars: withMovableEnd(row.bars, line, { window, today, dayText: date, open }),
      ...(PLANNED.some((action) => line.actions.includes(action)) && {
        actions: (cell) => <PlanningMenu line={line} row={row} cell={cell} />,
      }),
    });
    onReady({ withControls, sx: MOVABLE_BARS });
  }, [date, window, today, open, onReady]);
  return null;
}
