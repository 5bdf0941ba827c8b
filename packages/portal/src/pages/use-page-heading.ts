import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrival } from './Arrival.tsx';

/**
 * A ref for the page's heading: it takes focus, and the page's name is announced, when the path has changed; a new
 * query (a filter, a page number) moves nothing (NAV-10).
 */
export function usePageHeading(title: string) {
  const named = useRef(title);
  named.current = title;
  const { pathname } = useLocation();
  const { arrives, announce, heading } = useArrival();
  useEffect(() => {
    if (!arrives(pathname)) return;
    // Where the page is scrolled to is the router's to decide.
    heading.current?.focus({ preventScroll: true });
    announce(named.current);
  }, [pathname, arrives, announce, heading]);
  return heading;
}
