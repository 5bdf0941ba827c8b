import { describe, expect, it } from 'vitest';
import { strangersOf } from './entry-sizes.ts';

const text = 'provider/text.js';
const own = ['components/Paginator/index.js', 'components/Paginator/Paginator.js', 'components/Paginator/text.js'];
const imports = (gathering: string[] = []) =>
  new Map([
    ['components/Paginator/index.js', ['components/Paginator/Paginator.js']],
    ['components/Paginator/Paginator.js', ['components/Paginator/text.js', 'components/Loader/index.js', text]],
    ['components/Loader/index.js', ['components/Loader/text.js']],
    [text, gathering],
  ]);

describe('[UI-01] what a component brings', () => {
  it('is itself, what is shared, and the siblings that it imports', () => {
    const modules = [...own, 'components/Loader/text.js', 'internal/slot.js', text];
    expect(strangersOf('Paginator', { modules, imports: imports() })).toEqual([]);
  });

  it('is no sibling that a shared module gathers', () => {
    const modules = [...own, 'components/Toast/text.js', text];
    expect(strangersOf('Paginator', { modules, imports: imports(['components/Toast/text.js']) })).toEqual([
      'components/Toast/text.js',
    ]);
  });

  it('is no language', () => {
    const modules = [...own, 'locales/nl.js'];
    expect(strangersOf('Paginator', { modules, imports: imports(['locales/nl.js']) })).toEqual(['locales/nl.js']);
  });
});
