import { list } from './list/pl.ts';
import { shell } from './shell/pl.ts';
import type { UiLocale } from './UiLocale.ts';

export const pl: UiLocale = { ...shell, ...list };
