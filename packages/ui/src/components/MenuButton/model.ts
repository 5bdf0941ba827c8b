import type { ReactNode } from 'react';

/** Entry of a menu. Ids are unique within the whole menu, including submenus. */
export type MenuEntry = MenuLink | MenuAction | MenuSubmenu | MenuSeparator;

interface MenuItemBase {
  id: string;
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Prevents choosing the entry. The keyboard still reaches it. */
  disabled?: boolean | undefined;
  /** Reason for `disabled`: shown under the label and read as the description. */
  reason?: string | undefined;
}

export interface MenuLink extends MenuItemBase {
  kind: 'link';
  href: string;
  /** Number of items behind the link, shown after the label. */
  count?: number | undefined;
  /** The count as text for screen readers: "3 unread". */
  countLabel?: string | undefined;
  /** Opens in a new tab. Screen readers announce it. */
  external?: boolean | undefined;
  /** Marks the current page. */
  current?: boolean | undefined;
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

/** Returns the entries that can take focus. */
export function itemsOf(entries: readonly MenuEntry[]): MenuItem[] {
  return entries.filter((entry) => entry.kind !== 'separator');
}

/**
 * Returns the index that a key moves to from `current` (-1: none) among `count` items, wrapping around. Null for any
 * other key.
 */
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
 * Returns the index of the item that `typed` selects from `current`, or -1. Repeating a letter walks through the items
 * with that initial. More letters stay on an item that still matches. Accents are ignored.
 */
export function indexAfterTyping(typed: string, current: number, items: readonly { label: string }[]): number {
  const letters = [...folded(typed)];
  const first = letters[0];
  if (!first) return -1;
  const walking = letters.every((letter) => letter === first);
  const prefix = walking ? first : letters.join('');
  const start = walking ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < items.length; step += 1) {
    const index = (start + step) % items.length;
    if (folded(items[index]?.label ?? '').startsWith(prefix)) return index;
  }
  return -1;
}

/** Keys that open and close a submenu. The submenu is on the inline end. */
export function submenuKeys(direction: 'ltr' | 'rtl'): { open: string; close: string } {
  return direction === 'rtl' ? { open: 'ArrowLeft', close: 'ArrowRight' } : { open: 'ArrowRight', close: 'ArrowLeft' };
}
