// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundleKlaro } from '../../scripts/bundle-klaro.ts';
import { LEFT_OUT, MANAGER } from '../../scripts/klaro-plugin.ts';
import { ConsentManager } from './klaro.ts';

const inPackage = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const manifestOf = (path: string) =>
  JSON.parse(inPackage(path)) as {
    version: string;
    dependencies?: Record<string, string>;
    devDependencies: Record<string, string>;
    files: string[];
  };
const methodsOf = ({ prototype }: { prototype: object }) =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).filter(([name]) => name !== 'constructor');

/** Vitest adds semicolons. */
const words = (code: string) => code.replaceAll(/[\s;]+/g, '');

it('[CC-13] the engine is klaro’s consent manager as it is installed, word for word', () => {
  const source = words(readFileSync(MANAGER, 'utf8'));
  const methods = methodsOf(ConsentManager as unknown as { prototype: object });
  // What calls another module of klaro names it in Vitest's way.
  const own = methods.filter(([name]) => name !== 'updateServiceStorage');
  expect(own.map(([name]) => name)).toContain('saveAndApplyConsents');
  for (const [name, { value, get }] of own) expect(source, name).toContain(words(String(value ?? get)));
});

it('[CC-13] the engine leaves out what never runs', () => {
  const names = methodsOf(ConsentManager as unknown as { prototype: object }).map(([name]) => name);
  expect(names).toHaveLength(8);
  expect(LEFT_OUT.filter((name) => names.includes(name))).toEqual([]);
});

it('[CC-13] the published package contains klaro’s pinned version and its license, and depends on nothing', {
  timeout: 60_000,
}, async () => {
  const { version } = manifestOf('node_modules/klaro/package.json');
  const own = manifestOf('package.json');
  expect(own.devDependencies.klaro).toBe(version);
  expect(own.dependencies).toBeUndefined();
  expect(own.files).toContain('LICENSES');
  expect(inPackage('LICENSES/klaro.txt')).toBe(inPackage('node_modules/klaro/LICENSE'));

  const { code: bundle } = await bundleKlaro();
  expect(bundle).toContain(`klaro ${version}`);
  expect(bundle).toContain('class'); // klaro's, not an import of it
  expect(bundle).not.toMatch(/\bimport\b|new Function|node_modules/);
});
