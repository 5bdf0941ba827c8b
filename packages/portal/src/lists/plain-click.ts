/** A native or React click event. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Handles a click that a browser would follow in the same tab. Any other click follows the link. */
export const onPlainClick = (act: () => void) => (event: Click) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
