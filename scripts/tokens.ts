import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tokenFiles } from './design-tokens.ts';
import { root } from './packages.ts';

/** `pnpm tokens`: writes TypeScript, CSS and Figma's variables from the design tokens. A test compares them. */
for (const { path, text } of await tokenFiles()) {
  const file = join(root, 'packages/ui', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
