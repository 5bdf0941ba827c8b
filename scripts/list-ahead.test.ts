import { expect, it } from 'vitest';
import { chunksOfParts } from '../packages/portal/list-ahead.ts';

const chunk = (moduleIds: string[], imports: string[] = []) => ({ type: 'chunk' as const, moduleIds, imports });
const BUNDLE = {
  'style.css': { type: 'asset' as const },
  'entry.js': chunk(['/repo/src/main.tsx'], ['runtime.js']),
  'runtime.js': chunk([]),
  'sign-in.js': chunk(['/repo/src/entrance/open-entrance.tsx'], ['runtime.js', 'foundation.js']),
  'foundation.js': chunk(['/repo/react.js']),
  'application.js': chunk(['/repo/src/application/application.tsx'], ['state.js', 'foundation.js']),
  'state.js': chunk([]),
  'login.js': chunk(['/repo/src/areas/auth/LoginPage.tsx']),
  'shell.js': chunk(['/repo/src/shell/AppShell.tsx'], ['kit.js']),
  'kit.js': chunk([]),
  'reads.js': chunk(['/repo/src/areas/order/contracts/reads.ts']),
  'contracts.js': chunk(
    ['/repo/src/areas/order/contracts/ContractsPage.tsx'],
    ['kit.js', 'reads.js', 'application.js'],
  ),
};

it('[SW-09] each part lists its chunks with their imports, without those that are loaded before it', () => {
  expect(chunksOfParts(BUNDLE)).toEqual({
    form: ['sign-in.js', 'foundation.js'],
    application: ['application.js', 'state.js'],
    list: ['login.js', 'shell.js', 'kit.js', 'reads.js', 'contracts.js'],
  });
});

it('[SW-09] a build without the module of a part fails', () => {
  const { 'login.js': _, ...rest } = BUNDLE;
  expect(() => chunksOfParts(rest)).toThrow('LoginPage.tsx');
});
