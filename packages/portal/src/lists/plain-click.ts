import type { MouseEvent } from 'react';

/** Acts in place of a link on a click that a browser would follow in the same tab. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
