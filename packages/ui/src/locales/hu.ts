import { forms } from './forms/hu.ts';
import { list } from './list/hu.ts';
import { pages } from './pages/hu.ts';
import { shell } from './shell/hu.ts';
import type { UiLocale } from './UiLocale.ts';

export const hu: UiLocale = { ...shell, ...list, ...forms, ...pages };
