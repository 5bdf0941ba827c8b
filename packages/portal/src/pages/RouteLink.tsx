import type { GeoPosition } from '@hireyard/contract';
import type { ReactNode } from 'react';
import { routeHref } from './route-href.ts';

/** A link that opens directions to a place in the user's map application. */
export function RouteLink({ to, children, className }: { to: GeoPosition; children: ReactNode; className?: string }) {
  return (
    <a href={routeHref(to)} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  );
}
