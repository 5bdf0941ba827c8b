import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../MenuButton/model.ts';
import { flattenSections } from './model.ts';

const link = (id: string): MenuEntry => ({ kind: 'link', id, label: id, href: `/${id}` });

describe('[NAV-09] flattenSections', () => {
  it('makes a section of each submenu and loses no entry', () => {
    const flat = flattenSections([
      {
        id: 'profile',
        label: 'Profile',
        entries: [
          link('me'),
          { kind: 'submenu', id: 'privacy', label: 'Privacy', entries: [link('terms')] },
          { kind: 'separator', id: 'line' },
          link('out'),
        ],
      },
    ]);
    expect(flat.map(({ id, entries }) => [id, entries.map((entry) => entry.id)])).toEqual([
      ['profile', ['me', 'out']],
      ['privacy', ['terms']],
    ]);
  });

  it('disables what a disabled submenu contains, for its reason', () => {
    const off = { disabled: true, reason: 'Ask an administrator.' };
    const flat = flattenSections([
      {
        id: 'company',
        entries: [
          link('users'),
          {
            ...{ kind: 'submenu', id: 'switch', label: 'Switch', ...off },
            entries: [link('one'), { kind: 'submenu', id: 'more', label: 'More', entries: [link('two')] }],
          },
        ],
      },
    ]);
    expect(flat.flatMap(({ entries }) => entries)).toEqual([
      link('users'),
      { ...link('one'), ...off },
      { ...link('two'), ...off },
    ]);
  });

  it('leaves out a section without entries', () => {
    expect(flattenSections([{ id: 'tabs', entries: [] }])).toEqual([]);
  });
});
