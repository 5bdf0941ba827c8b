import { AuthenticationPage } from '@hireyard/ui/components/AuthenticationPage';
import type { ReactNode } from 'react';
import { useDocumentTitle, usePageTitle } from '../../pages/page-title.ts';
import { usePageHeading } from '../../pages/use-page-heading.ts';
import { selectOperatingCompany } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useAuthFrame } from '../../visitor/AuthFrame.tsx';

/** Frame of a page before signing in. Sets the browser title, and on arrival moves focus and announces the page. */
export function useVisitorPage() {
  const title = usePageTitle();
  useDocumentTitle(title);
  const headingRef = usePageHeading(title);
  const company = useAppSelector(selectOperatingCompany);
  return { ...useAuthFrame(company?.links ?? null), title, headingRef };
}

/** A page before signing in, for use in routes. */
export function VisitorPage({ children }: { children: ReactNode }) {
  return <AuthenticationPage {...useVisitorPage()}>{children}</AuthenticationPage>;
}
