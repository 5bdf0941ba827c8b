import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { describe, expect, it } from 'vitest';
import { lackOf, unsupportedApis } from './browser-apis.ts';
import { supportedBrowsers } from './browsers.ts';
import { root } from './packages.ts';
import { withProject } from './text-nodes.ts';

const browsers = supportedBrowsers();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What `browser-check.js` asks for, besides what every browser with modules has. */
const ASKED = {
  'Promise.withResolvers': bcd.javascript.builtins?.Promise?.withResolvers?.__compat,
  'Object.groupBy': bcd.javascript.builtins?.Object?.groupBy?.__compat,
  'Set.prototype.union': bcd.javascript.builtins?.Set?.union?.__compat,
};

/** Returns what is wrong with a piece of code. */
function lint(code: string): string[] {
  const folder = join(root, 'packages/portal/src/virtual');
  const files = {
    [join(folder, 'tsconfig.json')]: JSON.stringify({
      compilerOptions: { lib: ['ES2024', 'DOM'], module: 'preserve', strict: true, noEmit: true, types: [] },
      files: ['code.ts'],
    }),
    [join(folder, 'code.ts')]: `export {};\n${code}`,
  };
  const virtual = createVirtualFileSystem(files);
  return withProject(
    join(folder, 'tsconfig.json'),
    (project) =>
      unsupportedApis(project, browsers, (file) => file.endsWith('code.ts')).map(({ name, why }) => `${name}: ${why}`),
    {
      fs: {
        readFile: (path: string) => files[path],
        fileExists: (path: string) => virtual.fileExists?.(path) || undefined,
      },
    },
  );
}

describe('[SH-08] the supported browsers', () => {
  it('are named in the README', () => {
    const [, section = ''] = read('README.md').split('## Browsers');
    for (const { shown, version } of browsers.filter(({ mdn }) => mdn !== 'safari_ios')) {
      expect(section).toContain(`${shown} ${version}`);
    }
    const versions = new Set(browsers.filter(({ mdn }) => mdn.startsWith('safari')).map(({ version }) => version));
    expect(versions.size).toBe(1);
  });

  it('have what the banner asks for, and the Safari before the oldest one has not', () => {
    const script = read('packages/portal/public/browser-check.js');
    for (const [name, compat] of Object.entries(ASKED)) {
      expect(script).toContain(`typeof ${name} === 'function'`);
      if (!compat) throw new Error(`MDN knows no ${name}`);
      for (const browser of browsers) expect(lackOf(compat, browser), `${name} in ${browser.shown}`).toBeNull();
    }
    const before = { mdn: 'safari', shown: 'Safari', version: '17.3', target: '' } as const;
    expect(Object.values(ASKED).some((compat) => compat && lackOf(compat, before) !== null)).toBe(true);
  });

  it('have what the language of the sources has: TypeScript knows nothing newer than 2024', () => {
    expect(JSON.parse(read('tsconfig.base.json')).compilerOptions).toMatchObject({ target: 'ES2024', lib: ['ES2024'] });
    for (const name of ['portal', 'ui', 'consent']) {
      expect(JSON.parse(read(`packages/${name}/tsconfig.json`)).compilerOptions.lib[0]).toBe('ES2024');
    }
  });

  it.each([
    ['a static method that Safari lacks', "export const url = URL.parse('/');", ['parse: Safari has it since 18']],
    [
      'what secure contexts alone have',
      'export const id = crypto.randomUUID();',
      ['randomUUID: secure contexts alone have it'],
    ],
  ])('are held against the code: %s', (_what, code, faults) => {
    expect(lint(code)).toEqual(faults);
  });

  it.each([
    ['what all have', "export const url = URL.canParse('/') ? new URL('/') : null;"],
    ['a question before', "if ('requestIdleCallback' in window) requestIdleCallback(() => undefined);"],
    ['an optional access', "export const copied = navigator.clipboard?.writeText('');"],
  ])('accept %s', (_what, code) => {
    expect(lint(code)).toEqual([]);
  });
});
