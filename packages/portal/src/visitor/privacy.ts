import type { MenuEntry } from '@hireyard/ui/components/MenuButton';
import type { TFunction } from 'i18next';
import type { OperatingCompany } from '../config/app-config.ts';
import { openCookieSettings } from '../consent/consent.ts';

const DOCUMENTS = ['terms', 'privacy', 'cookies'] as const;

export interface PrivacyLink {
  readonly id: (typeof DOCUMENTS)[number];
  readonly href: string;
}

/** Documents of the operating company that have a link (NAV-07). */
export const privacyOf = (links: OperatingCompany['links'] | null): PrivacyLink[] =>
  DOCUMENTS.flatMap((id) => (links?.[id] ? [{ id, href: links[id] }] : []));

/** Menu entries: terms and policies in a new tab, and the cookie settings (NAV-07). */
export function privacyEntries(privacy: readonly PrivacyLink[], t: TFunction<'shell'>): MenuEntry[] {
  const documents: MenuEntry[] = privacy.map(({ id, href }) => ({
    kind: 'link',
    id,
    label: t(`privacy.${id}`),
    href,
    external: true,
  }));
  return [
    ...documents,
    { kind: 'action', id: 'cookie-settings', label: t('privacy.settings'), onSelect: openCookieSettings },
  ];
}
