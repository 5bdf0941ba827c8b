import { forms } from './forms/en.ts';
import { list } from './list/en.ts';
import { pages } from './pages/en.ts';
import { shell } from './shell/en.ts';
import type { UiLocale } from './UiLocale.ts';

export const en: UiLocale = { ...shell, ...list, ...forms, ...pages };
