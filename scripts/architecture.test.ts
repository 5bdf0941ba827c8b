import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const rules = await extractOptions(join(ROOT, '.dependency-cruiser.mjs'));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Checks a workspace of these files by the rules of `pnpm architecture`, and returns the names of broken rules. */
async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'architecture-'));
  folders.push(folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'packages', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { output } = await cruise(['packages'], { ...rules, baseDir: folder, outputType: 'json' });
  const { summary } = JSON.parse(String(output)) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].toSorted();
}

const EMPTY = 'export {};\n';
const A_TYPE = 'export type A = string;\n';

describe('imports', () => {
  it('down the layers, within an area and of public entries are allowed', async () => {
    const broken = await brokenRules({
      'portal/src/main.tsx': "import './router/page-table.ts';\n",
      'portal/src/router/page-table.ts': "export * from '../areas/order/routes.tsx';\n",
      'portal/src/areas/order/routes.tsx': "import { a } from './list/a.ts';\nexport const routes = [a];\n",
      'portal/src/areas/order/list/a.ts':
        "import type { A } from '../../../session/user.ts';\nexport const a: A = '';\n",
      'portal/src/session/user.ts': A_TYPE,
    });
    expect(broken).toEqual([]);
  });

  it.each([
    [
      "of another area's inside, as a type",
      'portal-areas-apart',
      {
        'portal/src/areas/asset/a.ts': "import type { A } from '../order/list/a.ts';\nexport type B = A;\n",
        'portal/src/areas/order/list/a.ts': A_TYPE,
      },
    ],
    [
      'of the shell in an area',
      'portal-layer-areas',
      {
        'portal/src/areas/order/a.ts': "import '../../shell/AppShell.tsx';\n",
        'portal/src/shell/AppShell.tsx': EMPTY,
      },
    ],
    [
      'of the store in the HTTP pipeline, as a type',
      'portal-layer-http',
      {
        'portal/src/http/http.ts': "import type { A } from '../store/store.ts';\nexport type B = A;\n",
        'portal/src/store/store.ts': A_TYPE,
      },
    ],
    [
      'of an area’s page in the router, while it is loaded lazily',
      'portal-areas-by-routes',
      {
        'portal/src/router/page-table.ts': "export const load = () => import('../areas/order/Page.tsx');\n",
        'portal/src/areas/order/Page.tsx': EMPTY,
      },
    ],
    [
      'of an area’s routes in the shell',
      'portal-areas-by-router',
      {
        'portal/src/shell/navigation.ts': "import '../areas/order/routes.tsx';\n",
        'portal/src/areas/order/routes.tsx': EMPTY,
      },
    ],
    [
      'in a circle of files',
      'file-cycle',
      {
        'portal/src/forms/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
        'portal/src/forms/b.ts': "import type { a } from './a.ts';\nexport const b = '' as unknown as typeof a;\n",
      },
    ],
    [
      'in a circle of folders, where no file imports itself',
      'portal-folder-cycle',
      {
        'portal/src/areas/order/detail/a.ts': "import '../list/b.ts';\n",
        'portal/src/areas/order/list/b.ts': EMPTY,
        'portal/src/areas/order/list/c.ts': "import '../detail/d.ts';\n",
        'portal/src/areas/order/detail/d.ts': EMPTY,
      },
    ],
    [
      'of a folder that has no layer',
      'portal-folder-without-layer',
      { 'portal/src/helpers/a.ts': "import '../http/http.ts';\n", 'portal/src/http/http.ts': EMPTY },
    ],
    [
      'of the tests’ helpers in production',
      'portal-without-testing',
      { 'portal/src/epics/a.ts': "import '../testing/stage.ts';\n", 'portal/src/testing/stage.ts': EMPTY },
    ],
    [
      'of a package by its path',
      'portal-packages-by-name',
      {
        'portal/src/pages/Page.tsx': "import '../../../ui/src/internal/a.ts';\n",
        'ui/src/internal/a.ts': EMPTY,
      },
    ],
    ['of the store in the design system', 'ui-without-application', { 'ui/src/a.ts': "import 'react-redux';\n" }],
    [
      'of the portal in contract',
      'packages-alone',
      { 'contract/src/a.ts': "import '../../portal/src/http/http.ts';\n", 'portal/src/http/http.ts': EMPTY },
    ],
    [
      'of the design system in the server',
      'server-with-contract-alone',
      { 'server/src/a.ts': "import '../../ui/src/a.ts';\n", 'ui/src/a.ts': EMPTY },
    ],
    [
      'of the database in the rules of the server',
      'server-domain-pure',
      { 'server/src/domain/a.ts': "import type { Kysely } from 'kysely';\nexport type A = Kysely<object>;\n" },
    ],
  ] as [string, string, Record<string, string>][])('%s are refused', async (_, rule, files) => {
    expect(await brokenRules(files)).toContain(rule);
  });
});

describe('the documents that everybody reads', () => {
  it.each([
    ['architecture.md', 200],
    ['performance.md', 120],
  ])('%s has at most %d lines', (name, most) => {
    const lines = readFileSync(join(ROOT, 'docs', name), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(most);
  });
});
