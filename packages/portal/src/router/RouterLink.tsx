import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Renders the design system's links: the portal's own through the router, all others as anchors. */
export function RouterLink({ href = '', target, ...anchor }: RouterLinkProps) {
  const within = href.startsWith('/') && !href.startsWith('//') && !target;
  return within ? <Link to={href} {...anchor} /> : <a href={href} target={target} {...anchor} />;
}
