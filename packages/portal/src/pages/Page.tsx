import { PageHeader } from '@hireyard/ui/components/PageHeader';
import type { ReactNode } from 'react';
import { useDocumentTitle, usePageTitle } from './page-title.ts';
import { usePageHeading } from './use-page-heading.ts';

export interface PageProps {
  /** The page's only h1, and the first part of the document title. Defaults to the title of its route. */
  title?: string;
  /** Content of the h1 if it differs from the title. */
  heading?: ReactNode;
  /** A line below the heading that summarizes the page. */
  subtitle?: ReactNode;
  /** Link above the heading, back to the list. */
  eyebrow?: ReactNode;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: h1, document title, and focus and announcement on arrival. */
export function Page({ title: own, heading, children, ...header }: PageProps) {
  const title = usePageTitle(own);
  useDocumentTitle(title);
  const headingRef = usePageHeading(title);
  return (
    <>
      <PageHeader title={heading ?? title} headingRef={headingRef} {...header} />
      {children}
    </>
  );
}
