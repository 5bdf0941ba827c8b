import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** The packages that are published as CommonJS alone and that nearly every module imports. */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom'];
/** What looks names up as it runs would keep all of them. */
const LOOKING_UP = /(?:useId|useMediaQuery|useReducedMotion|use-insertion-effect-with-fallbacks)[\w.-]*js$/;
const ID = '\0as-module:';
const require = createRequire(import.meta.url);

/**
 * Imports React by its names. It is CommonJS: without this every chunk has to unwrap it, by a helper that is a file of its
 * own, before it can call it.
 */
export const reactAsModules = (): Plugin => ({
  name: 'react-as-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '', { kind }) {
    const fits = kind === 'import-statement' && PACKAGES.includes(source) && !LOOKING_UP.test(importer);
    return fits ? ID + source : null;
  },
  load(id) {
    if (!id.startsWith(ID)) return null;
    const name = id.slice(ID.length);
    const file = require.resolve(name);
    const exported = Object.keys(require(name) as object).filter((key) => key !== 'default');
    return {
      code: [
        `import whole from ${JSON.stringify(file)};`,
        'export default whole;',
        ...exported.map((key) => `export const ${key} = whole.${key};`),
      ].join('\n'),
      moduleSideEffects: false,
    };
  },
});
