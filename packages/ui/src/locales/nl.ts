import { forms } from './forms/nl.ts';
import { list } from './list/nl.ts';
import { pages } from './pages/nl.ts';
import { shell } from './shell/nl.ts';
import type { UiLocale } from './UiLocale.ts';

export const nl: UiLocale = { ...shell, ...list, ...forms, ...pages };
