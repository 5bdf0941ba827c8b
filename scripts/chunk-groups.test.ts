import { describe, expect, it } from 'vitest';
import { CHUNK_GROUPS } from '../packages/portal/chunk-groups.ts';

const groupsOf = (id: string) =>
  CHUNK_GROUPS.flatMap(({ name, test }) => (test instanceof RegExp && test.test(id) ? [name] : []));

describe('[SH-05] the chunks of the portal', () => {
  it('are eight groups at most, each by data alone', () => {
    expect(CHUNK_GROUPS.length).toBeLessThanOrEqual(8);
    for (const { name, test, tags } of CHUNK_GROUPS) {
      expect(name).toMatch(/^[a-z-]+$/);
      expect(test instanceof RegExp || tags).toBeTruthy();
    }
  });

  it('name no file of ours', () => {
    for (const { test } of CHUNK_GROUPS) expect(String(test)).not.toMatch(/\.(?:[mc]?[jt]sx?|json|css)\b/);
  });

  it('stay the same when a file is renamed or the checkout moves', () => {
    expect(groupsOf('/repo/packages/portal/src/lists/ListPage.tsx')).toEqual(['lists']);
    expect(groupsOf('/elsewhere/packages/portal/src/lists/Renamed.tsx')).toEqual(['lists']);
    expect(groupsOf('/repo/packages/portal/src/areas/order/contracts/ContractsPage.tsx')).toEqual([]);
  });

  it('find a library by its package name', () => {
    expect(groupsOf('/repo/node_modules/.pnpm/react-dom@1/node_modules/react-dom/client.js')).toEqual(['foundation']);
    expect(groupsOf('/repo/node_modules/@mui/system/createStyled/createStyled.mjs')).toEqual(['foundation', 'kit']);
    expect(groupsOf('/repo/node_modules/react-dom-like/index.js')).toEqual([]);
  });
});
