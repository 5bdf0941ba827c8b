import type { MenuEntry } from '../MenuButton/model.ts';
import { flattenSections, type NavigationSection } from '../MobileNavigation/model.ts';
import type { NavTab } from '../NavTabs/NavTabs.tsx';

/** Menu of the header: built-in or custom. */
export type HeaderMenu =
  | { kind: 'help'; entries: readonly MenuEntry[] }
  /** Labeled with the name of the company. */
  | { kind: 'company'; name: string; entries: readonly MenuEntry[] }
  /** Labeled with the user's initials. The name is empty until the user is known. */
  | { kind: 'profile'; name: string; entries: readonly MenuEntry[] }
  | { kind: 'menu'; id: string; label: string; entries: readonly MenuEntry[] };

export const menuId = (menu: HeaderMenu): string => (menu.kind === 'menu' ? menu.id : menu.kind);

/** Headings of the menus that have no name of their own. */
type Names = Readonly<Record<'help' | 'profile', string>>;

const headingOf = (menu: HeaderMenu, names: Names): string => {
  if (menu.kind === 'help') return names.help;
  if (menu.kind === 'profile') return menu.name || names.profile;
  return menu.kind === 'menu' ? menu.label : menu.name;
};

/** Sections of the phone's navigation: the tabs, then each menu under its heading. */
export function phoneSections(
  tabs: readonly NavTab[],
  activeId: string | null,
  menus: readonly HeaderMenu[],
  names: Names,
): NavigationSection[] {
  const links = tabs.map((tab) => ({ ...tab, kind: 'link' as const, current: tab.id === activeId }));
  return [
    { id: 'tabs', entries: links },
    ...menus.map((menu) => ({ id: menuId(menu), label: headingOf(menu, names), entries: menu.entries })),
  ].filter(({ entries }) => entries.length > 0);
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

const nameOf = (control: Element) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();

/** Names of the controls in `wide` that are neither in the phone's sections nor elsewhere in the header. */
export function unreachableOnPhone(wide: Element, header: Element, sections: readonly NavigationSection[]): string[] {
  const entries = flattenSections(sections).flatMap((section) => section.entries);
  // The contents of other parts that a phone hides are in the sections.
  const visible = [...header.querySelectorAll(CONTROLS)].filter((control) => !control.closest('.HyAppHeader-wide'));
  const reached = new Set([
    ...entries.flatMap((entry) => (entry.kind === 'link' ? [entry.href, entry.label] : [entry.label])),
    ...visible.flatMap((control) => [control.getAttribute('href'), nameOf(control)]),
  ]);
  return [...wide.querySelectorAll(CONTROLS)]
    .filter((control) => !reached.has(control.getAttribute('href') ?? nameOf(control)))
    .map((control) => nameOf(control) || control.tagName.toLowerCase());
}
