import { forms } from './forms/pl.ts';
import { list } from './list/pl.ts';
import { pages } from './pages/pl.ts';
import { shell } from './shell/pl.ts';
import type { UiLocale } from './UiLocale.ts';

export const pl: UiLocale = { ...shell, ...list, ...forms, ...pages };
