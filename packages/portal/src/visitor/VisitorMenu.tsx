import { PrivacyMenu } from '@hireyard/ui/components/PrivacyMenu';
import type { OperatingCompany } from '../config/app-config.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { privacyEntries, privacyOf } from './privacy.ts';

/** Privacy and conditions, the only menu for visitors (NAV-08). */
export function VisitorMenu({ links }: { links: OperatingCompany['links'] | null }) {
  const { t } = useTranslation('shell');
  return <PrivacyMenu entries={privacyEntries(privacyOf(links), t)} />;
}
