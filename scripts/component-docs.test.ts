import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { argTypesOf } from '../.storybook/docs/arg-types.ts';
import { componentDocs } from './component-docs.ts';

const components = componentDocs();
const all = components.flatMap(({ name, properties }) => properties.map((property) => ({ of: name, ...property })));
const find = (of: string, name: string) => all.find((property) => property.of === of && property.name === name);
const rowsOf = (name: string) =>
  argTypesOf(Object.assign(() => null, { __docgenInfo: components.find((docs) => docs.name === name) }));

/** Finds the names with a default, `name = value`, in the patterns that destructure a component's properties. */
function defaultsWritten(module: string): string[] {
  const source = readFileSync(module, 'utf8');
  const patterns = [...source.matchAll(/const \{([^;]*?)\} = (?:useComponentProps\([^;]*?, )?props\)?;/g)];
  return patterns.flatMap(([, pattern = '']) =>
    [...pattern.matchAll(/(?:^|[{,])\s*(\w+)(?:: \w+)? = /g)].map(([, name = '']) => name),
  );
}

describe('[UI-01] the documentation of the components', () => {
  it('is about all that the kit exports, with nothing left unsaid', () => {
    expect(components.length).toBeGreaterThanOrEqual(49);
    expect(all.length).toBeGreaterThan(500);
    expect(components.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
    expect(all.filter(({ description }) => !description).map(({ of, name }) => `${of}.${name}`)).toEqual([]);
  });

  it('shows every default that the code has, in the table as well', () => {
    const defaults = components.flatMap(({ name: of, module }) =>
      defaultsWritten(module).map((name) => ({ of, name })),
    );
    const own = defaults.filter(({ of, name }) => find(of, name));
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter(({ of, name }) => find(of, name)?.default === undefined)).toEqual([]);
    const shown = all.filter((property) => property.default !== undefined);
    expect(shown.length).toBeGreaterThanOrEqual(own.length);
    expect(
      shown.filter(
        (property) => rowsOf(property.of)?.[property.name]?.table?.defaultValue?.summary !== property.default,
      ),
    ).toEqual([]);
  });

  it('writes a constant, a theme’s value and a tag of a doc comment as their values', () => {
    expect(find('DateRangeField', 'workDays')?.default).toBe('[1, 2, 3, 4, 5]');
    expect(find('DateRangeField', 'defaultValue')?.default).toBe('{ from: null, to: null }');
    expect(find('FilterMenu', 'defaultSelected')?.default).toBe('[]');
    expect(find('Paginator', 'defaultRowsPerPage')?.default).toBe('25');
    expect(find('UiProvider', 'density')?.default).toBe("'comfortable'");
  });

  it('gives no default to what is required', () => {
    expect(all.filter(({ required }) => required).length).toBeGreaterThan(60);
    expect(all.filter((property) => property.required && property.default !== undefined)).toEqual([]);
  });
});

describe('[UI-01] the types of the tables', () => {
  it('write a union of words out, as a control to choose from', () => {
    expect(find('DataState', 'status')).toMatchObject({
      type: "'empty' | 'error' | 'loading' | 'noAccess' | 'offline' | 'ready'",
    });
    expect(rowsOf('Loader')?.extent?.type).toEqual({ name: 'enum', value: ['block', 'page'], required: false });
    expect(all.filter(({ type }) => /^(union|any|object)$/.test(type))).toEqual([]);
    const optional = all.filter(({ required, type }) => !required && !type.includes('=>'));
    expect(optional.length).toBeGreaterThan(300);
    expect(optional.filter(({ type }) => type.endsWith('| undefined'))).toEqual([]);
  });

  it('write a callback with what it is called with', () => {
    expect(find('Paginator', 'onPageChange')?.type).toBe('(event: SyntheticEvent | null, value: number) => void');
    expect(find('FileUpload', 'onBlur')?.type).toBe('(event: FocusEvent<HTMLFieldSetElement>) => void');
  });

  it('bring the declarations of the kit’s own types, and the texts that labels replace', () => {
    expect(find('FilterBar', 'chips')?.declarations).toContain('interface FilterChip {');
    expect(find('FilterMenu', 'options')?.declarations).toContain('interface FilterOption');
    expect(find('FilterBar', 'labels')?.declarations).toContain("clearAll: 'Clear all'");
    expect(find('StatusChip', 'ref')?.declarations).toBeUndefined();
  });

  it('have room in their rows, with all of a long one behind a press', () => {
    const cells = components.flatMap(({ name, properties }) =>
      properties.map(({ name: of, type }) => ({
        type,
        ...(rowsOf(name)?.[of]?.table?.type as { summary: string; detail?: string }),
      })),
    );
    const longest = (text: string) => Math.max(...text.split(' | ').map(({ length }) => length));
    expect(cells.filter(({ summary }) => longest(summary) > 60)).toEqual([]);
    const long = cells.filter(({ type }) => longest(type) > 60);
    expect(long.length).toBeGreaterThan(50);
    expect(long.filter(({ type, detail }) => !detail?.replaceAll(/\s+/g, ' ').includes(type))).toEqual([]);
    expect(rowsOf('PageHeader')?.slots?.table?.type).toMatchObject({
      summary: 'actions, root, subtitle, title, words',
    });
  });

  it('keep what goes to the elements together, without what React declares for each of them', () => {
    const ofRoot = all.filter(({ of, ofRoot: root }) => of === 'StatusChip' && root).map(({ name }) => name);
    expect(ofRoot.toSorted()).toEqual(['className', 'component', 'id', 'ref', 'slotProps', 'slots', 'style', 'sx']);
    expect(find('StatusChip', 'onCopy')).toBeUndefined();
    expect(rowsOf('StatusChip')?.sx?.table?.category).toBe('Elements');
    expect(rowsOf('StatusChip')?.tone?.table?.category).toBeUndefined();
  });
});

describe('[UI-01] the styling of a component', () => {
  it('names its slots and the CSS variables that it reads, its shared parts’ among them', () => {
    const bar = components.find(({ name }) => name === 'FilterBar');
    expect(bar).toMatchObject({
      theme: 'HyFilterBar',
      slots: ['root', 'chips', 'chip', 'remove', 'clearAll', 'count'],
    });
    expect(bar?.tokens).toEqual(expect.arrayContaining(['--hy-color-lineStrong', '--hy-radius-pill']));
    expect(components.find(({ name }) => name === 'FilterMenu')?.tokens).toContain('--hy-density-control');
    expect(components.filter(({ theme, slots }) => theme && slots.length === 0)).toEqual([]);
  });
});
