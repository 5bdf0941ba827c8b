import type { Message } from '../../internal/message.ts';

export const stepperText = {
  /** BCP 47 tag for formatting numbers. */
  locale: 'en-US',
  label: 'Steps',
  done: 'done',
  failed: 'needs attention',
  position: 'Step {step} of {steps}' as Message<'step' | 'steps'>,
};
