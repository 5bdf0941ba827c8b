import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { klaroPlugin } from './klaro-plugin.ts';

/** The version of klaro that is installed. */
export const klaroVersion = (): string => {
  const manifest = new URL('../node_modules/klaro/package.json', import.meta.url);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
};

/**
 * `dist/engine/klaro.js`: the consent manager of klaro and its imports, as one module that runs with or without a
 * bundler. So the published package contains klaro's code and does not depend on klaro's package, which brings its
 * build tools along. The map leads to klaro's own sources.
 */
export async function bundleKlaro(): Promise<{ code: string; map: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [klaroPlugin()],
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      target: 'es2022',
      lib: { entry: 'src/engine/klaro.ts', formats: ['es'], fileName: 'klaro' },
      rolldownOptions: { experimental: { attachDebugInfo: 'none' } }, // comments with paths of this machine
    },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk?.map) throw new Error('klaro was not bundled.');
  // One line before the code is one empty line, `;`, before its mappings.
  const map = { ...chunk.map, mappings: `;${chunk.map.mappings}` };
  return {
    code: `// klaro ${klaroVersion()}, bundled. BSD-3-Clause, see LICENSES/klaro.txt.\n${chunk.code}`,
    map: JSON.stringify(map),
  };
}
