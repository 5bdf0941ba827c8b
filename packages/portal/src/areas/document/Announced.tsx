import { useTranslation } from '../../i18n/useTranslation.ts';
import { AnnouncedPage } from '../../router/AnnouncedPage.tsx';

/** A page of this area whose content is still to come. */
export function Announced({ page }: { page: 'documents' }) {
  const { t } = useTranslation('document');
  return <AnnouncedPage title={t(`${page}.title`)} announcement={t(`${page}.announcement`)} />;
}
