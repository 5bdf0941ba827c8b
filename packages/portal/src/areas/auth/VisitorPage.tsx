import type { ReactNode } from 'react';
import { AuthFrame } from '../../entrance/AuthFrame.tsx';
import { useAppSelector } from '../../hooks.ts';
import { useDocumentTitle, usePageHeading } from '../../router/Page.tsx';
import { selectOperatingCompany } from '../../settings/settings.ts';

/** A page before signing in, as the router shows it: its frame, the browser's title, focus and announcement on arrival. */
export function VisitorPage({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  const heading = usePageHeading(title);
  const company = useAppSelector(selectOperatingCompany);
  return (
    <AuthFrame title={title} headingRef={heading} links={company?.links ?? null}>
      {children}
    </AuthFrame>
  );
}
