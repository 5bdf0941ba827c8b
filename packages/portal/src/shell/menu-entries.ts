import type { MenuEntry } from '@hireyard/ui/components/MenuButton';
import type { TFunction } from 'i18next';
import { privacyEntries } from '../visitor/privacy.ts';
import type { CompanyNavigation, HelpAction, Navigation } from './navigation.ts';

/** Data and callbacks of the menu entries. */
export interface MenuActions {
  /** Number of unread releases. */
  unread: number;
  onHelp: (action: HelpAction) => void;
  onSwitchClient: (uuid: string) => void;
  onLogout: () => void;
}

type T = TFunction<'shell'>;

/** Contact, feedback and changelog (NAV-04). */
export function helpEntries({ help }: Navigation, t: T, { onHelp, unread }: MenuActions): MenuEntry[] {
  return help.map((item) => {
    const label = t(`help.${item.id}`);
    if (!('href' in item)) return { kind: 'action', id: item.id, label, onSelect: () => onHelp(item.id) };
    // The changelog page marks unread releases itself.
    const count = item.id === 'changelog' && !item.current ? unread : 0;
    return { kind: 'link', label, ...item, ...(count > 0 && { count, countLabel: t('help.unread', { count }) }) };
  });
}

/** The client's pages, and the switch to another client (NAV-05). */
export function companyEntries({ places, switchTo }: CompanyNavigation, t: T, actions: MenuActions): MenuEntry[] {
  const own: MenuEntry[] = places.map((place) => ({ kind: 'link', label: t(`company.${place.id}`), ...place }));
  if (switchTo.length === 0) return own;
  const others: MenuEntry[] = switchTo.map(({ uuid, name }) => ({
    kind: 'action',
    id: `client-${uuid}`,
    label: name,
    onSelect: () => actions.onSwitchClient(uuid),
  }));
  return [
    ...own,
    { kind: 'separator', id: 'before-switch' },
    { kind: 'submenu', id: 'switch', label: t('company.switch'), entries: others },
  ];
}

/** Profile, privacy and conditions, and logout (NAV-06). */
export function profileEntries(navigation: Navigation, t: T, { onLogout }: MenuActions): MenuEntry[] {
  return [
    ...(navigation.profile ? [{ kind: 'link' as const, label: t('profile.mine'), ...navigation.profile }] : []),
    { kind: 'submenu', id: 'privacy', label: t('privacy.title'), entries: privacyEntries(navigation.privacy, t) },
    { kind: 'separator', id: 'before-logout' },
    { kind: 'action', id: 'logout', label: t('profile.logout'), onSelect: onLogout },
  ];
}
