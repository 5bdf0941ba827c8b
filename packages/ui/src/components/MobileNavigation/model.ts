import type { MenuAction, MenuEntry, MenuLink, MenuSubmenu } from '../MenuButton/model.ts';

/** A group of entries under one heading. */
export interface NavigationSection {
  id: string;
  /** Heading of the group. The main entries have none. */
  label?: string | undefined;
  entries: readonly MenuEntry[];
}

export interface FlatSection {
  id: string;
  label?: string | undefined;
  entries: (MenuLink | MenuAction)[];
}

/** A disabled submenu disables all of its entries. */
type Disabling = Pick<MenuSubmenu, 'disabled' | 'reason'>;

/** Flattens submenus: each becomes a section after its own section. */
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
