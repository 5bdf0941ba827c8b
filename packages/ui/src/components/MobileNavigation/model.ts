import type { MenuAction, MenuEntry, MenuLink, MenuSubmenu } from '../MenuButton/model.ts';

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

/** Of a submenu that is disabled, every entry is. */
type Disabling = Pick<MenuSubmenu, 'disabled' | 'reason'>;

/** Sections without submenus: each submenu becomes a section after the one that it was in. */
export function flattenSections(sections: readonly (NavigationSection & Disabling)[]): FlatSection[] {
  return sections.flatMap(({ id, label, entries: given, disabled, reason }) => {
    const entries = disabled
      ? given.map((entry) => (entry.kind === 'separator' ? entry : { ...entry, disabled, reason }))
      : given;
    const own = entries.filter((entry) => entry.kind === 'link' || entry.kind === 'action');
    const nested = flattenSections(entries.filter((entry) => entry.kind === 'submenu'));
    return own.length > 0 ? [{ id, label, entries: own }, ...nested] : nested;
  });
}
