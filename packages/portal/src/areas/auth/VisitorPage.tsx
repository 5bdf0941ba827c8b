import { AuthenticationPage } from '@hireyard/ui/components/AuthenticationPage';
import type { ReactNode } from 'react';
import { useDocumentTitle, usePageTitle } from '../../pages/page-title.ts';
import { usePageHeading } from '../../pages/use-page-heading.ts';
import { selectOperatingCompany } from '../../settings/settings.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useAuthFrame } from '../../visitor/AuthFrame.tsx';

/** The frame of a page before signing in, with the browser's title, and focus and announcement on arrival. */
export function useVisitorPage() {
  const title = usePageTitle();
  useDocumentTitle(title);
  const headingRef = usePageHeading(title);
  const company = useAppSelector(selectOperatingCompany);
  return { ...useAuthFrame(company?.links ?? null), title, headingRef };
}

/** A page before signing in, as the router shows it. */
export function VisitorPage({ children }: { children: ReactNode }) {
  return <AuthenticationPage {...useVisitorPage()}>{children}</AuthenticationPage>;
}
