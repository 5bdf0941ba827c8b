import type { OffHireStatus } from '@hireyard/contract';
import type { Tone } from '@hireyard/ui/theme';

/** Tones of the states of an off-hire, for its customer and at the desk. */
export const OFF_HIRE_TONES: Readonly<Record<OffHireStatus, Tone>> = {
  requested: 'warning',
  confirmed: 'success',
  scheduled: 'info',
  collected: 'neutral',
  failed: 'error',
  cancelled: 'neutral',
};
