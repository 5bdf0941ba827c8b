/** A click as the browser or as React tells of it. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Acts in place of a link on a click that a browser would follow in the same tab. */
export const onPlainClick = (act: () => void) => (event: Click) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
