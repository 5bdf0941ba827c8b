import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

interface HrefLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** How the component library's links go through the router: paths of the portal do, everything else is a plain anchor. */
export function HrefLink({ href = '', ...anchor }: HrefLinkProps) {
  const own = href.startsWith('/') && !href.startsWith('//') && !anchor.target;
  return own ? <Link to={href} {...anchor} /> : <a href={href} {...anchor} />;
}
