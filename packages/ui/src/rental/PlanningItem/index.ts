export { PlanningItem, type PlanningItemProps } from './PlanningItem.tsx';
