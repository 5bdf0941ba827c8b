import type { MouseEvent } from 'react';

/** Elements that handle their own clicks. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"], [tabindex]';

/** True if a click is meant for the row: not for a control in it, and not the end of a text selection. */
export function isOfRow({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): boolean {
  if (defaultPrevented || !(target instanceof Element)) return false;
  const control = target.closest(CONTROLS);
  // React bubbles events of a cell's menu or dialog to the row, although it is elsewhere in the DOM.
  if (!currentTarget.contains(target) || (control !== null && currentTarget.contains(control))) return false;
  const marked = window.getSelection();
  return !marked || marked.isCollapsed || !currentTarget.contains(marked.anchorNode);
}

/** Follows the row's own link, so that the router and modifier keys work as on the link. */
export function followRow(href: string, { currentTarget, ...event }: MouseEvent<HTMLElement>): void {
  const links = [...currentTarget.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const link =
    links.find((own) => own.getAttribute('href') === href) ??
    currentTarget.querySelector<HTMLAnchorElement>('[role="rowheader"] a[href]');
  if (!link) {
    window.location.assign(href);
    return;
  }
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
  );
}
