import { inEnglish } from '../../internal/inEnglish.ts';

export const stepperText = {
  label: 'Steps',
  done: 'done',
  failed: 'needs attention',
  position: (step: number, steps: number) => `Step ${inEnglish(step)} of ${inEnglish(steps)}`,
};
