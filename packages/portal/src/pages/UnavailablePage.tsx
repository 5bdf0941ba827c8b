import { StatusChip } from '@hireyard/ui/components/StatusChip';
import { useTranslation } from '../i18n/use-translation.ts';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';
import { RentalContact } from './RentalContact.tsx';

/** A page without content yet (docs/pending.md): says so, and who helps instead. */
export default function UnavailablePage() {
  const { t } = useTranslation('common');
  return (
    <Page>
      <Notice>
        <StatusChip tone="info">{t('unavailable.title')}</StatusChip>
        <p>{t('unavailable.text')}</p>
        <RentalContact />
      </Notice>
    </Page>
  );
}
