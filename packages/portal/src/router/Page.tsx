import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useArrival } from './Arrival.tsx';
import { documentTitle } from './documentTitle.ts';

const Header = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 20,
});

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  overflowWrap: 'anywhere',
  // It takes focus so that reading begins here; it is nothing to operate.
  '&:focus': { outline: 'none' },
}));

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
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: its one h1, the browser's title, focus and announcement on arrival. */
export function Page({ title, actions, children }: PageProps) {
  useDocumentTitle(title);
  const heading = usePageHeading(title);
  return (
    <>
      <Header>
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {actions}
      </Header>
      {children}
    </>
  );
}
