import { list } from './list/hu.ts';
import { shell } from './shell/hu.ts';
import type { UiLocale } from './UiLocale.ts';

export const hu: UiLocale = { ...shell, ...list };
