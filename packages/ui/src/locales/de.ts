import { forms } from './forms/de.ts';
import { list } from './list/de.ts';
import { pages } from './pages/de.ts';
import { shell } from './shell/de.ts';
import type { UiLocale } from './UiLocale.ts';

export const de: UiLocale = { ...shell, ...list, ...forms, ...pages };
