import { forms } from './forms/fr.ts';
import { list } from './list/fr.ts';
import { pages } from './pages/fr.ts';
import { shell } from './shell/fr.ts';
import type { UiLocale } from './UiLocale.ts';

export const fr: UiLocale = { ...shell, ...list, ...forms, ...pages };
