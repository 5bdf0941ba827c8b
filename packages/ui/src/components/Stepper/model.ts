export interface Step {
  readonly id: string;
  readonly label: string;
  /** Something in it must be corrected. */
  readonly failed?: boolean;
}

export type StepState = 'done' | 'current' | 'ahead' | 'failed';

/** What a step looks like when the step at `position` is shown. */
export function stateOf({ failed }: Step, index: number, position: number): StepState {
  if (failed) return 'failed';
  if (index === position) return 'current';
  return index < position ? 'done' : 'ahead';
}
