import type { ParseKeys } from 'i18next';
import type { PageModule } from '../../pages/page-route.tsx';

/** Stands in for a page before signing in whose content is still to come. */
export const announcedVisitor = (announcement: ParseKeys<'auth'>) => async (): Promise<PageModule> => {
  const { AnnouncedVisitorPage } = await import('./AnnouncedVisitorPage.tsx');
  return { default: () => <AnnouncedVisitorPage announcement={announcement} /> };
};
