import { PageHeader } from '@hireyard/ui/components/PageHeader';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useArrival } from './Arrival.tsx';
import { documentTitle } from './documentTitle.ts';

type WithClient = { readonly corporateClient: { readonly client: { readonly name: string } | null } };
const selectClientName = (state: WithClient) => state.corporateClient.client?.name ?? null;

/** Keeps the browser's title as page, client, product; the product alone where `page` is null (SH-03). */
export function useDocumentTitle(page: string | null): void {
  const client = useSelector(selectClientName);
  // With the heading, not after it.
  useLayoutEffect(() => {
    document.title = documentTitle(page, client);
  }, [page, client]);
}

/**
 * A ref for the page's heading: it takes focus, and the page's name is announced, when the path has changed; a new
 * query (a filter, a page number) moves nothing (NAV-10).
 */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const named = useRef(title);
  named.current = title;
  const { pathname } = useLocation();
  const { arrives, announce } = useArrival();
  useEffect(() => {
    if (!arrives(pathname)) return;
    heading.current?.focus();
    announce(named.current);
  }, [pathname, arrives, announce]);
  return heading;
}

export interface PageProps {
  /** The page's one h1, and the first part of the browser's title. */
  title: string;
  /** What the page holds, in one quiet line. */
  subtitle?: ReactNode;
  /** Above the heading: the way back. */
  eyebrow?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: its one h1, the browser's title, focus and announcement on arrival. */
export function Page({ title, children, ...header }: PageProps) {
  useDocumentTitle(title);
  const heading = usePageHeading(title);
  return (
    <>
      <PageHeader title={title} headingRef={heading} {...header} />
      {children}
    </>
  );
}
