import { AuthenticationPage } from '@hireyard/ui/components/AuthenticationPage';
import type { ReactNode } from 'react';
import { useAuthFrame } from '../../entrance/AuthFrame.tsx';
import { useAppSelector } from '../../hooks.ts';
import { useDocumentTitle, usePageHeading } from '../../router/Page.tsx';
import { selectOperatingCompany } from '../../settings/settings.ts';

/** The frame of a page before signing in, with the browser's title, and focus and announcement on arrival. */
export function useVisitorPage(title: string) {
  useDocumentTitle(title);
  const headingRef = usePageHeading(title);
  const company = useAppSelector(selectOperatingCompany);
  return { ...useAuthFrame(company?.links ?? null), headingRef };
}

/** A page before signing in, as the router shows it. */
export function VisitorPage({ title, children }: { title: string; children: ReactNode }) {
  const frame = useVisitorPage(title);
  return (
    <AuthenticationPage {...frame} title={title}>
      {children}
    </AuthenticationPage>
  );
}
