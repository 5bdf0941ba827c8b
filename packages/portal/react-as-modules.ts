import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The packages that are published as CommonJS alone and that nearly every module imports. */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom'];
/** What renders: it is rewritten as a module, and imported by two names. */
const RENDERER = 'react-dom/client';
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
    const fits = kind === 'import-statement' && [...PACKAGES, RENDERER].includes(source) && !LOOKING_UP.test(importer);
    return fits ? ID + source : null;
  },
  load(id) {
    if (!id.startsWith(ID)) return null;
    const name = id.slice(ID.length);
    if (name === RENDERER) return rendererAsModule();
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

/**
 * React's renderer without the function that CommonJS puts around it. A browser compiles a module while it downloads, beside
 * the page, and such a function when it is called, which would block a phone for a tenth of a second.
 */
function rendererAsModule(): string {
  const file = join(dirname(require.resolve('react-dom')), 'cjs/react-dom-client.production.js');
  const { resolve } = createRequire(file);
  const importOf = (_: string, name: string, source: string) =>
    `import ${name} from ${JSON.stringify(PACKAGES.includes(source) ? source : resolve(source))};`;
  const code = readFileSync(file, 'utf8')
    .replace(/(?:var )?(\w+) = require\("(.+?)"\)[,;]/g, importOf)
    .replace(/^exports\.(?=\w+ = )/gm, 'export const ');
  const left = /\b(?:require\(|exports\.)/.exec(code);
  if (left) throw new Error(`${file} is written in another way: "${left[0]}" is left in it.`);
  return code;
}
