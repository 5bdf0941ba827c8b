import type { ReactNode } from 'react';

/** An entry of a menu. Ids are unique within the whole menu, submenus included. */
export type MenuEntry = MenuLink | MenuAction | MenuSubmenu | MenuSeparator;

interface MenuItemBase {
  id: string;
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** Cannot be chosen now; the keyboard still reaches it. */
  disabled?: boolean;
  /** Why it is disabled: shown under the label, and read as its description. */
  reason?: string;
}

/** How many there are behind a link: more than 99 are "99+". */
export interface LinkBadge {
  count: number;
  /** The count in words: "3 new documents". */
  label: string;
}

export interface MenuLink extends MenuItemBase {
  kind: 'link';
  href: string;
  badge?: LinkBadge;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  /** The page shown now. */
  current?: boolean;
}

export interface MenuAction extends MenuItemBase {
  kind: 'action';
  onSelect: () => void;
}

export interface MenuSubmenu extends MenuItemBase {
  kind: 'submenu';
  entries: MenuEntry[];
}

export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

export type MenuItem = Exclude<MenuEntry, MenuSeparator>;

/** The entries that focus can be on. */
export function itemsOf(entries: readonly MenuEntry[]): MenuItem[] {
  return entries.filter((entry) => entry.kind !== 'separator');
}

/** Index that a key moves to from `current` (-1: none) among `count` items, wrapping around; null for any other key. */
export function indexAfterKey(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/**
 * Index of the item that `typed` selects from `current`, or -1. The same letter again walks through the items
 * that begin with it; more letters stay on an item that still matches. Accents do not matter.
 */
export function indexAfterTyping(typed: string, current: number, items: readonly { label: string }[]): number {
  const letters = [...folded(typed)];
  const first = letters[0];
  if (!first) return -1;
  const walking = letters.every((letter) => letter === first);
  const wanted = walking ? first : letters.join('');
  const start = walking ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < items.length; step += 1) {
    const index = (start + step) % items.length;
    if (folded(items[index]?.label ?? '').startsWith(wanted)) return index;
  }
  return -1;
}

/** The keys that open and close a submenu, which lies on the side where reading goes on. */
export function submenuKeys(direction: 'ltr' | 'rtl'): { open: string; close: string } {
  return direction === 'rtl' ? { open: 'ArrowLeft', close: 'ArrowRight' } : { open: 'ArrowRight', close: 'ArrowLeft' };
}
