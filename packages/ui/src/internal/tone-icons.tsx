import type { ComponentType } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/index.ts';
import type { Tone } from '../theme/tokens.ts';

/** Icon beside a message, by tone. */
export const TONE_ICON: Record<Tone, ComponentType> = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: WarningIcon,
  neutral: InfoIcon,
};
