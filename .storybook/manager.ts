import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { neutralColors, type Scheme } from '../packages/ui/src/theme/tokens.ts';
import { readerScheme, SCHEME_KEY } from './theme/reader-scheme.ts';
import { themes } from './theme/themes.ts';

let shown = readerScheme();
addons.setConfig({ theme: themes[shown] });

interface Globals {
  globals?: { scheme?: Scheme };
  /** Globals without those that the story sets. */
  userGlobals?: { scheme?: Scheme };
}

/** Applies the toolbar's color scheme to Storybook itself. */
addons.register('hireyard/scheme', (api) => {
  const follow = ({ userGlobals, globals }: Globals) => {
    const scheme = (userGlobals ?? globals)?.scheme;
    if (!scheme || scheme === shown) return;
    shown = scheme;
    localStorage.setItem(SCHEME_KEY, scheme);
    addons.setConfig({ theme: themes[scheme] });
    // Replaces the background that `managerHead` set.
    document.documentElement.style.colorScheme = scheme;
    document.body.style.setProperty('background-color', neutralColors[scheme].canvas, 'important');
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
