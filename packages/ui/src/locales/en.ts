import { list } from './list/en.ts';
import { shell } from './shell/en.ts';
import type { UiLocale } from './UiLocale.ts';

export const en: UiLocale = { ...shell, ...list };
