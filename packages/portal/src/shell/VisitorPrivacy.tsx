import { PrivacyMenu } from '@hireyard/ui/components/PrivacyMenu';
import { useTranslation } from '../i18n/useTranslation.ts';
import { privacyEntries } from './entries.ts';
import { useNavigation } from './useNavigation.ts';

/** Privacy and conditions, on pages that stand outside the shell: signing in and what leads to it (NAV-08). */
export function VisitorPrivacy() {
  const { t } = useTranslation('shell');
  const entries = privacyEntries(useNavigation(), t);
  return entries.length > 0 ? <PrivacyMenu label={t('privacy.title')} entries={entries} /> : null;
}
