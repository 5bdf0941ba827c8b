import { PrivacyMenu } from '@hireyard/ui/components/PrivacyMenu';
import { useTranslation } from '../i18n/useTranslation.ts';
import { privacyEntries } from './entries.ts';
import { type NavigationFacts, privacyOf } from './navigation.ts';

/** Privacy and conditions, the one menu that visitors see (NAV-08). */
export function VisitorMenu({ links }: Pick<NavigationFacts, 'links'>) {
  const { t } = useTranslation('shell');
  return <PrivacyMenu label={t('privacy.title')} entries={privacyEntries({ privacy: privacyOf({ links }) }, t)} />;
}
