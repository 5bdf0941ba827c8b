import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenFiles } from './design-tokens.ts';
import { root } from './packages.ts';

const KIT = join(root, 'packages/ui');
const read = (path: string) => readFileSync(join(KIT, path), 'utf8');

interface Color {
  readonly components: readonly number[];
  readonly hex: string;
}
const colorsIn = (value: unknown): Color[] => {
  if (!value || typeof value !== 'object') return [];
  return 'hex' in value ? [value as Color] : Object.values(value).flatMap(colorsIn);
};

describe('[UI-20] the design tokens', () => {
  it('are what TypeScript, CSS and Figma get; `pnpm tokens` writes them', async () => {
    const files = await tokenFiles();
    expect(files.map(({ path }) => path)).toContain('tokens/figma/indigo-dark.tokens.json');
    for (const { path, text } of files) expect([path, read(path)]).toEqual([path, text]);
  });

  it.each(globSync('tokens/*.tokens.json', { cwd: KIT }).sort())(
    '%s names each color once: hex and components agree',
    (path) => {
      for (const { components, hex } of colorsIn(JSON.parse(read(path)))) {
        const parts = components.map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        );
        expect(`#${parts.join('')}`).toBe(hex);
      }
    },
  );

  it('are variables with the names of the theme, and differ by scheme and brand', () => {
    const css = read('tokens/tokens.css');
    expect(css).toContain('--hy-color-lineStrong: #c9d0d5;');
    const rules = [...css.matchAll(/^([:[][^{]*) \{/gm)].map(([, selector]) => selector);
    expect(rules).toEqual([
      ':root',
      '[data-hy-scheme="dark"]',
      '[data-hy-brand="indigo"]',
      '[data-hy-brand="indigo"][data-hy-scheme="dark"]',
      '[data-hy-brand="plum"]',
      '[data-hy-brand="plum"][data-hy-scheme="dark"]',
    ]);
  });
});
