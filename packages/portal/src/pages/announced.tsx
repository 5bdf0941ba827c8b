import type { ParseKeys } from 'i18next';
import type { Namespace } from '../i18n/namespaces.ts';
import type { PageModule } from './page-route.tsx';

/** Stands in for a page whose content is still to come: `load: announced('asset', 'assets.announcement')`. */
export const announced =
  <const N extends Namespace>(namespace: N, announcement: ParseKeys<N>) =>
  async (): Promise<PageModule> => {
    const { AnnouncedPage } = await import('./AnnouncedPage.tsx');
    return { default: () => <AnnouncedPage namespace={namespace} announcement={announcement as string} /> };
  };
