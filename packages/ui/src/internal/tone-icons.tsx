import type { ComponentType } from 'react';
import type { Tone } from '../theme/tokens.ts';
import { TickIcon } from './form-icons.tsx';
import { InfoIcon, WarningIcon } from './icons.tsx';

/** The picture beside a message of a tone. */
export const TONE_ICON: Record<Tone, ComponentType> = {
  info: InfoIcon,
  success: TickIcon,
  warning: WarningIcon,
  error: WarningIcon,
  neutral: InfoIcon,
};
