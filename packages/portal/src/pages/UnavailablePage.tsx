import { StatusChip } from '@hireyard/ui/components/StatusChip';
import type { Namespace } from '../i18n/namespaces.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';
import { RentalContact } from './RentalContact.tsx';

/** A page whose content is still to come: what will be here, and who helps until then. */
export function AnnouncedPage({ namespace, announcement }: { namespace: Namespace; announcement: string }) {
  const { t } = useTranslation('common');
  const { t: tPage } = useTranslation(namespace);
  return (
    <Page>
      <Notice>
        <StatusChip tone="info">{t('announced.title')}</StatusChip>
        <p>{tPage(announcement as never)}</p>
        <RentalContact />
      </Notice>
    </Page>
  );
}
