export { elapsedShare, type RentalPeriod } from './model.ts';
export { RentalPeriodBar, type RentalPeriodBarProps } from './RentalPeriodBar.tsx';
