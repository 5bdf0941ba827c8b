import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrival } from './Arrival.tsx';

/**
 * Returns the ref of the page's heading. On a new path the heading takes the focus and the title is announced. A new
 * query moves nothing (NAV-10).
 */
export function usePageHeading(title: string) {
  const latestTitle = useRef(title);
  latestTitle.current = title;
  const { pathname } = useLocation();
  const { arrives, announce, heading } = useArrival();
  useEffect(() => {
    if (!arrives(pathname)) return;
    // The router controls the scroll position.
    heading.current?.focus({ preventScroll: true });
    announce(latestTitle.current);
  }, [pathname, arrives, announce, heading]);
  return heading;
}
