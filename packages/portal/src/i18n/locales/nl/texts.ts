import { nl } from '@hireyard/ui/rental/locales/nl';
import auth from './auth.json';
import common from './common.json';
import problems from './problems.json';
import shell from './shell.json';

/** The design system's texts. */
export const ui = nl;

/** The texts of the sign-in form and of the frame, which arrive together. */
export const first = { auth, common, problems, shell };
/** The texts of pages, loaded with each page. */
export const later = import.meta.glob<Record<string, unknown>>(
  ['./*.json', '!./auth.json', '!./common.json', '!./problems.json', '!./shell.json'],
  { import: 'default' },
);
