import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODEMODS } from '../packages/ui/codemod/codemods.ts';
import type { Transform } from '../packages/ui/codemod/kit-usage.ts';
import { RENAMED } from '../packages/ui/codemod/mui-names.ts';
import { RENAMED as REPORTED } from '../packages/ui/src/eslint/renamed.ts';

type API = Parameters<Transform>[1];

const jscodeshift = createRequire(`${process.cwd()}/packages/ui/package.json`)('jscodeshift') as API['jscodeshift'];
const api = { jscodeshift } as API;

const load = async (name: string): Promise<Transform> =>
  ((await import(`../packages/ui/codemod/${name}.ts`)) as { default: Transform }).default;

/** Names that an entry of the kit exports. */
function exportNames(entry: string): string[] {
  const text = readFileSync(entry, 'utf8');
  const listed = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const others = [...text.matchAll(/export \* from '([^']+)'/g)].flatMap(([, path = '']) =>
    exportNames(join(dirname(entry), path)),
  );
  return [...listed.map((name) => name.replace('type ', '').trim()).filter(Boolean), ...others];
}

/** Runs a codemod over a module whose parts are imported from the kit. Returns what follows the imports. */
async function run(name: string, code: string): Promise<string> {
  const parts = [...new Set(code.match(/(?<=<|^|[ (])(?:[A-Z]\w+|use[A-Z]\w+|\w+Columns)(?=[ (>])/gm))];
  const imports = `import { ${parts.join(', ')} } from '@hireyard/ui';\n`;
  const path = 'App.tsx';
  const transform = await load(name);
  const once = transform({ path, source: imports + code }, api) ?? imports + code;
  expect(transform({ path, source: once }, api) ?? once).toBe(once);
  return once.slice(imports.length);
}

describe('[UI-11] codemod event-first', () => {
  it.each([
    [
      'a function',
      '<Paginator onPageChange={(page) => load(page)} />',
      '<Paginator onPageChange={(_, page) => load(page)} />',
    ],
    [
      'a function that reads the event',
      '<Tabs onSelectedChange={(id, event) => go(id, event)} />',
      '<Tabs onSelectedChange={(event, id) => go(id, event)} />',
    ],
    [
      'a setter',
      '<Paginator page={page} onPageChange={setPage} />',
      '<Paginator page={page} onPageChange={(_, page) => setPage(page)} />',
    ],
    [
      'a function of a value of that name',
      '<Tabs onSelectedChange={selected.set} />',
      '<Tabs onSelectedChange={(_, nextSelected) => selected.set(nextSelected)} />',
    ],
    [
      'two values',
      '<InstancePage onChoose={remember} />',
      '<InstancePage onChoose={(_, code, language) => remember(code, language)} />',
    ],
    [
      'a choice of functions',
      '<FilterBar onRemove={mayEdit ? remove : undefined} />',
      '<FilterBar onRemove={mayEdit ? (_, id) => remove(id) : undefined} />',
    ],
    [
      'what is spread',
      '<AttachmentList {...(onRemove && { onRemove })} />',
      '<AttachmentList {...(onRemove && { onRemove: (_, id) => onRemove(id) })} />',
    ],
    [
      'options of a hook',
      'useRowSelection({ onSelectedChange: select });',
      'useRowSelection({ onSelectedChange: (_, selected) => select(selected) });',
    ],
    [
      'types of its own',
      '<DataList onSortChange={(sort: Sort) => go(sort)} />',
      '<DataList onSortChange={(_: unknown, sort: Sort) => go(sort)} />',
    ],
  ])('changes %s', async (_name, before, after) => {
    expect(await run('event-first', before)).toBe(after);
  });

  it.each([
    ['a function that needs no value', '<Paginator onPageChange={() => load()} />'],
    ['a function that takes the event already', '<Paginator onPageChange={(event, page) => load(page)} />'],
    [
      'a function of the file that does',
      'const go = (event: unknown, page: number) => page;\n<Paginator onPageChange={go} />',
    ],
    ['a function of a test', 'const go = vi.fn();\n<Paginator onPageChange={go} />'],
    ['nothing at all', '<Paginator onPageChange={undefined} />'],
    ['what is given to a component of the app', '<List onPageChange={(page) => load(page)} />;\n<Badge count={1} />'],
  ])('leaves %s', async (_name, code) => {
    const imports = "import { Badge, Paginator } from '@hireyard/ui';\n";
    const transform = await load('event-first');
    expect(transform({ path: 'App.tsx', source: imports + code }, api)).toBeUndefined();
  });

  it('knows a component by another name and by its own entry', async () => {
    const code = (body: string) =>
      `import { Paginator as Pages } from '@hireyard/ui/components/Paginator';\n<Pages onPageChange={${body}} />`;
    const transform = await load('event-first');
    expect(transform({ path: 'App.tsx', source: code('load') }, api)).toBe(code('(_, page) => load(page)'));
  });
});

describe('[UI-11] codemod rental-entry', () => {
  it.each([
    ["import { OrderList } from '@hireyard/ui';", "import { OrderList } from '@hireyard/ui/rental';"],
    [
      "import { Badge, type OrderStatus } from '@hireyard/ui';",
      "import { Badge } from '@hireyard/ui';\nimport { type OrderStatus } from '@hireyard/ui/rental';",
    ],
    [
      "import type { PlanningRow as Row } from '@hireyard/ui';",
      "import type { PlanningRow as Row } from '@hireyard/ui/rental';",
    ],
    ["export { rentalTone } from '@hireyard/ui';", "export { rentalTone } from '@hireyard/ui/rental';"],
    [
      "import { orderColumns } from '@hireyard/ui/components/OrderList';",
      "import { orderColumns } from '@hireyard/ui/rental/OrderList';",
    ],
  ])('moves %s', async (before, after) => {
    const transform = await load('rental-entry');
    expect(transform({ path: 'app.ts', source: before }, api)).toBe(after);
    expect(transform({ path: 'app.ts', source: after }, api)).toBeUndefined();
  });

  it('moves everything that the entry exports, and nothing that it does not', () => {
    // Texts of the trade had no names of their own before.
    const names = exportNames('packages/ui/src/rental/index.ts').filter((name) => !name.startsWith('RentalLocale'));
    const moved = /`([\s\S]*?)`\.split/.exec(readFileSync('packages/ui/codemod/rental-entry.ts', 'utf8'))?.[1] ?? '';
    expect(moved.split(/\s+/).sort()).toEqual(names.sort());
  });
});

describe('[UI-11] codemod brand-names', () => {
  it.each([
    ['<UiProvider brand="NL" />', '<UiProvider brand="petrol" />'],
    ["createHireyardTheme({ brand: 'DE' })", 'createHireyardTheme({ brand: "indigo" })'],
  ])('turns %s', async (before, after) => {
    const transform = await load('brand-names');
    const code = (body: string) => `import { createHireyardTheme, UiProvider } from '@hireyard/ui';\n${body};`;
    expect(transform({ path: 'App.tsx', source: code(before) }, api)).toBe(code(after));
    expect(transform({ path: 'App.tsx', source: code(after) }, api)).toBeUndefined();
  });
});

describe('[UI-11] codemod filter-options', () => {
  it('names the id of an option, and makes a number of its count', async () => {
    const transform = await load('filter-options');
    const code = (options: string) =>
      `import { FilterMenu } from '@hireyard/ui';\n<FilterMenu label="Depot" options={${options}} />;`;
    const after = code(
      "[{ id: 'a', label: 'A', count: 12 }, ...rest.map(each => ({ id: each.id, label: each.name }))]",
    );
    const before = code(
      "[{ value: 'a', label: 'A', count: '12' }, ...rest.map(each => ({ value: each.id, label: each.name }))]",
    );
    expect(transform({ path: 'App.tsx', source: before }, api)).toBe(after);
    expect(transform({ path: 'App.tsx', source: after }, api)).toBeUndefined();
  });
});

describe('[UI-11] codemod filter-options, of a variable', () => {
  const menu = '<FilterMenu label="Depot" options={depots} />;';
  const code = (declaration: string, use = menu) =>
    `import { FilterMenu } from '@hireyard/ui';\n${declaration}\n${use}`;
  const before = "const depots = [{ value: 'a', label: 'A' }];";
  const run = async (source: string) => (await load('filter-options'))({ path: 'App.tsx', source }, api);

  it('follows one that only menus use', async () => {
    const after = "const depots = [{ id: 'a', label: 'A' }];";
    expect(await run(code(before))).toBe(code(after));
    expect(await run(code(before, menu + menu))).toBe(code(after, menu + menu));
    expect(await run(code(after))).toBeUndefined();
  });

  it.each([
    ['another component', code(before, `${menu}\n<Select options={depots} />;`)],
    ['another file', code(`export ${before}`)],
    ['another scope', code(before, `(depots) => ${menu}`)],
  ])('leaves one that %s uses', async (_, source) => {
    expect(await run(source)).toBeUndefined();
  });
});

describe('[UI-11] codemod mui-names', () => {
  it.each([
    ['<Badge count={3} />', '<Badge badgeContent={3} />'],
    ['<Tabs selected={id} onSelectedChange={go} />', '<Tabs value={id} onChange={go} />'],
    ['<SegmentedControl defaultSelected="a" />', '<SegmentedControl defaultValue="a" />'],
    ['<Paginator total={9} count={4} pageSize={5} />', '<Paginator count={9} rowsOnPage={4} rowsPerPage={5} />'],
    ['<Select error={issue} />', '<Select error={Boolean(issue)} helperText={issue} />'],
    ['<Select error="Choose one." />', '<Select error helperText="Choose one." />'],
    ['<Switch error={on ? text : undefined} />', '<Switch error={Boolean(on)} helperText={on ? text : undefined} />'],
    ['<Switch {...(on && { error })} />', '<Switch {...(on && { error: Boolean(error), helperText: error })} />'],
    ['<FilterMenu selected={ids} onSelectedChange={go} />', '<FilterMenu selected={ids} onSelectedChange={go} />'],
    ['<Select error={issue !== undefined} />', '<Select error={issue !== undefined} />'],
  ])('changes %s', async (before, after) => {
    expect((await run('mui-names', before)).replaceAll(/\s+/g, ' ').trim()).toBe(after);
  });
});

describe('[UI-11] every codemod', () => {
  const files = globSync('packages/portal/src/**/*.{ts,tsx}');
  const sources = files.map((path) => ({ path, source: readFileSync(path, 'utf8') }));

  it('changes no file that imports nothing of the kit', async () => {
    for (const name of Object.keys(CODEMODS))
      expect((await load(name))({ path: 'App.tsx', source: '<Paginator onPageChange={load} />' }, api)).toBeUndefined();
  });

  it.each(Object.keys(CODEMODS))(
    '%s has nothing left to change in the portal',
    async (name) => {
      const transform = await load(name);
      expect(files.length).toBeGreaterThan(500);
      expect(sources.filter((file) => transform(file, api) !== undefined).map(({ path }) => path)).toEqual([]);
    },
    60_000,
  );

  it('runs on the version of jscodeshift that is tested', () => {
    const { devDependencies } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(readFileSync('packages/ui/codemod/cli.ts', 'utf8')).toContain(
      `'jscodeshift@${devDependencies.jscodeshift}'`,
    );
  });
});

it('[UI-11] the ESLint rule knows the names that the codemod changes', () => {
  expect(REPORTED).toEqual(RENAMED);
});
