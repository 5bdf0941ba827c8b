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
  /** Adds a menu and a draggable end of the last bar to a row. Both only open forms. */
  readonly withControls: (row: PlanningRow, line: PlanningLine) => PlanningRow;
  /** Styles of the timeline. */
  readonly sx: SxProps<Theme>;
}

interface PlanningControlsProps {
  window: PlanningWindow;
  today: string;
  onReady: (tools: PlanningTools) => void;
}

/** Renders nothing. Lazy: users read the periods before they use the actions. */
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
