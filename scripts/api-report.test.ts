import { describe, expect, it } from 'vitest';
import { announcesMajor, compareApi, exportsOf } from './api-report.ts';

const files: Record<string, string> = {
  '/dist/index.d.ts': `export { Paginator, type PaginatorProps as Props } from './Paginator.js';
export * from './model.js';
export * as tokens from './tokens.js';
export { default as Card, type CardProps } from '@mui/material/Card';
`,
  '/dist/Paginator.d.ts': `import type { Base } from './model.js';
/** Its properties. */
export interface PaginatorProps extends Base {
    /** Counted from 0; { not a bracket. */
    page: number;
    sizes?: readonly number[];
    onPage: (page: number) => void;
    readonly nested: {
        deep: string;
    } | undefined;
    'data-cell'?: string;
    readonly label?: {
        first: string;
    } | undefined;
    onMove?: ((to: number) => void) | undefined;
    close(by: string): void;
}
declare module '@mui/material/styles' {
    interface ComponentNameToClassKey {
        HyPaginator: 'root' | 'moves';
    }
    interface ComponentsPropsList {
        HyPaginator: PaginatorProps;
    }
}
export declare function Paginator(props: PaginatorProps): import("react").JSX.Element;
`,
  '/dist/model.d.ts': `export interface Base {
}
interface Hidden {
    secret: string;
}
export type Move = 'first' | 'last';
export declare const pageCount: ({ size, total }: {
    size: number;
    total: number;
}) => number;
`,
  '/dist/tokens.d.ts': `export declare const spaceUnit = 4;
export declare const en: {
    Paginator: {
        next: string;
        range: (start: number) => string;
    };
};
`,
};

const report = () => exportsOf('/dist/index.d.ts', (path) => files[path] ?? '');

describe('the API report', () => {
  it('[UI-04] follows re-exports and lists members one by one', () => {
    expect(report()).toEqual({
      Card: 'default of @mui/material/Card',
      CardProps: 'CardProps of @mui/material/Card',
      Paginator: 'function (props: PaginatorProps): import("react").JSX.Element',
      Props: 'interface extends Base',
      'Props.page': 'number',
      'Props.sizes?': 'readonly number[]',
      'Props.onPage': '(page: number) => void',
      'Props.nested': '{ deep: string; } | undefined',
      "Props.'data-cell'?": 'string',
      'Props.label?': 'object',
      'Props.label?.first': 'string',
      'Props.onMove?': '(to: number) => void',
      'Props.close': '(by: string): void',
      'augmented ComponentNameToClassKey.HyPaginator': "'root' | 'moves'",
      'augmented ComponentsPropsList.HyPaginator': 'PaginatorProps',
      Base: 'interface',
      Move: "type = 'first' | 'last'",
      pageCount: 'const : ({ size, total }: { size: number; total: number; }) => number',
      'tokens.spaceUnit': 'const = 4',
      'tokens.en': 'const',
      'tokens.en.Paginator': 'object',
      'tokens.en.Paginator.next': 'string',
      'tokens.en.Paginator.range': '(start: number) => string',
    });
  });

  it('[UI-04] calls a removed export, a removed property and a new duty breaking, and nothing else', () => {
    const released = {
      X: 'function',
      HyProps: 'interface',
      Old: 'function',
      'XProps.gone?': 'string',
      'XProps.was?': 'string',
      'XProps.same': 'number',
      XProps: 'interface',
    };
    const now = {
      X: 'function',
      HyProps: 'interface',
      'HyProps.HyNew': 'NewProps',
      'XProps.was': 'string',
      'XProps.same': 'string',
      XProps: 'interface',
      'XProps.duty': 'string',
      'XProps.free?': 'string',
      New: 'function',
    };
    expect(compareApi(released, now)).toEqual({
      breaking: ['Old is gone', 'XProps.gone is gone', 'XProps.was is required now', 'XProps.duty is new and required'],
      changed: ['XProps.same: number → string'],
      added: ['HyProps.HyNew', 'XProps.free', 'New'],
    });
  });

  it('[UI-04] takes an optional member for the same that also takes undefined', () => {
    const released = { 'XProps.label?': 'string', 'XProps.to?': '(() => void) | undefined' };
    const now = { 'XProps.label?': 'string | undefined', 'XProps.to?': '() => void' };
    expect(compareApi(released, now)).toEqual({ breaking: [], changed: [], added: [] });
  });

  it('[UI-04] calls it breaking when an interface loses what it extends', () => {
    const released = { XProps: "interface extends Pick<YProps, 'a'>, RootProps<HTMLDivElement>" };
    const lost = compareApi(released, { XProps: "interface extends Pick<YProps, 'a'>" });
    expect(lost.breaking).toEqual(['XProps has RootProps no more']);
    const other = compareApi(released, { XProps: "interface extends RootProps<HTMLElement>, Pick<YProps, 'a' | 'b'>" });
    expect(other.breaking).toEqual([]);
  });

  it('[UI-04] calls it breaking when a slot or another literal of a union goes, and not when one comes', () => {
    const released = { 'HySlots.HyX': "'root' | 'bar' | 'end'", Move: "type = 'first' | 'last'" };
    const now = { 'HySlots.HyX': "'root' | 'end' | 'foot'", Move: "type = 'first'" };
    expect(compareApi(released, now).breaking).toEqual(["HySlots.HyX has 'bar' no more", "Move has 'last' no more"]);
    expect(compareApi(now, { ...released, 'HySlots.HyX': 'string' }).breaking).toEqual([]);
  });

  it('[UI-04] finds the major changeset of the package alone', () => {
    const changeset = '---\n"@hireyard/ui": major\n"@hireyard/consent": minor\n---\n\nTakes `page` away.\n';
    expect(announcesMajor([changeset], '@hireyard/ui')).toBe(true);
    expect(announcesMajor([changeset], '@hireyard/consent')).toBe(false);
    expect(announcesMajor(['---\n"@hireyard/ui": minor\n---\n\n"@hireyard/ui": major\n'], '@hireyard/ui')).toBe(false);
  });
});
