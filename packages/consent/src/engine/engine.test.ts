// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundleEngine, ENGINE_FILE } from '../../scripts/engine.ts';

it('[CC-13] the engine is klaro’s consent manager as it was installed', { timeout: 60_000 }, async () => {
  expect(readFileSync(ENGINE_FILE, 'utf8')).toBe(await bundleEngine());
});
