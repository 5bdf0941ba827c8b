import type { ParseKeys } from 'i18next';
import type { PageModule } from '../../pages/page-route.tsx';

/** Loads a page before signing in without content yet; `text` says who helps instead. */
export const unavailableVisitor = (text: ParseKeys<'auth'>) => async (): Promise<PageModule> => {
  const { UnavailableVisitorPage } = await import('./UnavailableVisitorPage.tsx');
  return { default: () => <UnavailableVisitorPage text={text} /> };
};
