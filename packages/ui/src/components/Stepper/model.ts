export interface Step {
  readonly id: string;
  readonly label: string;
  /** True if the step needs a correction. */
  readonly failed?: boolean | undefined;
}

export type StepState = 'done' | 'current' | 'ahead' | 'failed';

/** Returns the state of a step when the step at `position` is current. */
export function stateOf({ failed }: Step, index: number, position: number): StepState {
  if (failed) return 'failed';
  if (index === position) return 'current';
  return index < position ? 'done' : 'ahead';
}
