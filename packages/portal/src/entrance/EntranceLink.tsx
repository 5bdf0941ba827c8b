import { type AnchorHTMLAttributes, createContext, type MouseEvent, type Ref, useContext } from 'react';

/** Navigates without reloading the page; false where that is not possible yet. */
export type Follow = (path: string) => boolean;

export const FollowContext = createContext<Follow>(() => false);

interface EntranceLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !currentTarget.target;

/** Renders the entrance's links: plain anchors first, router navigation once the application has loaded. */
export function EntranceLink({ href = '', onClick, ...anchor }: EntranceLinkProps) {
  const follow = useContext(FollowContext);
  return (
    <a
      href={href}
      {...anchor}
      onClick={(event) => {
        onClick?.(event);
        if (href.startsWith('/') && opensHere(event) && follow(href)) event.preventDefault();
      }}
    />
  );
}
