import { inEnglish } from '../../internal/in-english.ts';

export const stepperText = {
  label: 'Steps',
  done: 'done',
  failed: 'needs attention',
  position: (step: number, steps: number) => `Step ${inEnglish(step)} of ${inEnglish(steps)}`,
};
