import type { Plugin } from 'vite';

const RIPPLE = './TouchRipple.mjs';
const EMPTY = '\0no-ripple';

/** Leaves MUI's ripple (2 kB) out of the build: the theme turns it off for every button, but MUI imports it. */
export const withoutRipple = (): Plugin => {
  let found = false;
  return {
    name: 'without-ripple',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== RIPPLE || !importer?.includes('ButtonBase')) return null;
      found = true;
      return EMPTY;
    },
    load: (id) => (id === EMPTY ? 'export default () => null;' : null),
    buildEnd(error) {
      if (!error && !found) this.error(`MUI's ButtonBase imports no ${RIPPLE}: change without-ripple.ts with it.`);
    },
  };
};
