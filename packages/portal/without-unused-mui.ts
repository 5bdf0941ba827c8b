import type { Plugin } from 'vite';

/** What MUI imports and the portal never runs, by the module that imports it, with what is left in its place. */
const UNUSED = [
  {
    importer: /[\\/]ButtonBase[\\/]ButtonBase\.mjs$/,
    source: './TouchRipple.mjs',
    // The theme turns the ripple off for every button.
    code: 'export default () => null;',
  },
  {
    importer: /[\\/]cssVars[\\/]createCssVarsProvider\.mjs$/,
    source: '../InitColorSchemeScript/InitColorSchemeScript.mjs',
    // A script for servers; ours is `applyInitialScheme`. The names are MUI's own defaults.
    code: `export const DEFAULT_MODE_STORAGE_KEY = 'mode';
      export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
      export const buildInitColorSchemeScript = () => '';`,
  },
];
const ID = '\0unused-mui:';

/** Leaves parts of MUI that nothing uses out of the build, 2.5 kB that every first page would load. */
export const withoutUnusedMui = (): Plugin => {
  const found = new Set<string>();
  return {
    name: 'without-unused-mui',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const unused = UNUSED.find((module) => module.source === source && module.importer.test(importer));
      if (!unused) return null;
      found.add(source);
      return ID + source;
    },
    load: (id) => UNUSED.find(({ source }) => id === ID + source)?.code ?? null,
    buildEnd(error) {
      const missing = UNUSED.filter(({ source }) => !found.has(source)).map(({ source }) => source);
      if (!error && missing.length > 0) {
        this.error(`MUI imports no ${missing.join(', ')} any more: change without-unused-mui.ts with it.`);
      }
    },
  };
};
