import type { MenuAction, MenuEntry, MenuLink } from '../MenuButton/model.ts';

/** A group of entries under one heading. */
export interface NavigationSection {
  id: string;
  /** Without it the group has no heading: the main entries. */
  label?: string;
  entries: readonly MenuEntry[];
}

export interface FlatSection {
  id: string;
  label?: string;
  entries: (MenuLink | MenuAction)[];
}

/** Sections without submenus: each submenu becomes a section after the one that it was in. */
export function flattenSections(sections: readonly NavigationSection[]): FlatSection[] {
  return sections.flatMap(({ id, label, entries }) => {
    const own = entries.filter((entry) => entry.kind === 'link' || entry.kind === 'action');
    const nested = flattenSections(entries.filter((entry) => entry.kind === 'submenu'));
    return own.length > 0 ? [{ id, label, entries: own }, ...nested] : nested;
  });
}
