import { StatusChip } from '@hireyard/ui/components/StatusChip';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';
import { RentalContact } from './RentalContact.tsx';

/** A page whose content comes with a later issue: what will be here, and who helps until then. */
export function AnnouncedPage({ title, announcement }: { title: string; announcement: string }) {
  const { t } = useTranslation('common');
  return (
    <Page title={title}>
      <Notice>
        <StatusChip tone="planned">{t('announced.title')}</StatusChip>
        <Typography>{announcement}</Typography>
        <RentalContact />
      </Notice>
    </Page>
  );
}
