import type { MenuEntry } from '../components/MenuButton/model.ts';
import type { NavTab } from '../components/NavTabs/NavTabs.tsx';

/** Content of the stories: entries of a real portal, with links that stay on the page. */
export const tabs: NavTab[] = [
  { id: 'overview', label: 'Overview', href: '#overview' },
  { id: 'documents', label: 'Documents', href: '#documents' },
  { id: 'requests', label: 'Requests', href: '#requests' },
  { id: 'assets', label: 'Assets', href: '#assets' },
];

const link = (id: string, label: string): MenuEntry => ({ kind: 'link', id, label, href: `#${id}` });
const away = (id: string, label: string): MenuEntry => ({
  ...link(id, label),
  kind: 'link',
  label,
  href: `#${id}`,
  external: true,
});

export const privacyEntries = (onCookies: () => void): MenuEntry[] => [
  away('terms', 'Terms and conditions'),
  away('privacy-policy', 'Privacy policy'),
  away('cookie-policy', 'Cookie policy'),
  { kind: 'separator', id: 'line' },
  { kind: 'action', id: 'cookies', label: 'Cookie settings', onSelect: onCookies },
];

export const helpEntries = (onReport: () => void): MenuEntry[] => [
  link('contact', 'Contact'),
  { kind: 'action', id: 'report', label: 'Report a problem', onSelect: onReport },
  { kind: 'action', id: 'suggest', label: 'Suggest an idea', onSelect: onReport },
  link('changelog', 'Changelog'),
];

export const companyEntries: MenuEntry[] = [
  link('contact-persons', 'Contact persons'),
  link('addresses', 'Addresses'),
  link('projects', 'Projects'),
  link('users', 'Users'),
  link('roles', 'Roles'),
];

export const profileEntries = (onLogout: () => void): MenuEntry[] => [
  link('profile', 'My profile'),
  { kind: 'submenu', id: 'privacy', label: 'Privacy and conditions', entries: privacyEntries(() => undefined) },
  { kind: 'separator', id: 'line-logout' },
  { kind: 'action', id: 'logout', label: 'Logout', onSelect: onLogout },
];

/** Name of 200 characters. */
export const longName = 'Bouwgroep Noordzee en Zonen Kraanverhuur '.repeat(5).slice(0, 200);
/** Word without a line break opportunity. */
export const longWord =
  'BouwgroepNoordzeeEnZonenKraanverhuurBouwgroepNoordzeeEnZonenKraanverhuurBouwgroepNoordzeeEnZonenKraanverhuurBouwgroepNoordzeeEnZonenKraanverhuurBouwgroepNoordzeeEnZonenKraanverhuurBouwgroepNoordzeeEnZ';
