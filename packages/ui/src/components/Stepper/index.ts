export type { Step, StepState } from './model.ts';
export { Stepper, type StepperProps } from './Stepper.tsx';
