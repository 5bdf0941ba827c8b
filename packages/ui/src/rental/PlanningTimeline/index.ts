export { addDays } from '../../internal/local-dates.ts';
export {
  dayMiddle,
  PLANNING_ZOOMS,
  type PlanningWindow,
  type PlanningZoom,
  shiftWindow,
  windowAround,
  windowFrom,
} from './model.ts';
export { PlanningTimeline, type PlanningTimelineProps } from './PlanningTimeline.tsx';
export type { PlanningBar, PlanningCell, PlanningGap, PlanningGroup, PlanningRow, PlanningRows } from './rows.ts';
