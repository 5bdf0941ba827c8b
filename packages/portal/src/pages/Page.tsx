import { PageHeader } from '@hireyard/ui/components/PageHeader';
import type { ReactNode } from 'react';
import { useDocumentTitle, usePageTitle } from './page-title.ts';
import { usePageHeading } from './use-page-heading.ts';

export interface PageProps {
  /** The page's one h1, and the first part of the browser's title; the title of its route where left out. */
  title?: string;
  /** The same, where the h1 shows it otherwise. */
  heading?: ReactNode;
  /** A line below the heading: what the page holds. */
  subtitle?: ReactNode;
  /** Above the heading: the way back. */
  eyebrow?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: its one h1, the browser's title, focus and announcement on arrival. */
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
