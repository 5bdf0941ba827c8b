/** Moves the focus to an element; one that cannot take it, such as `<main>`, is made to. It is no control: no ring. */
export function focusTarget(target: HTMLElement): void {
  target.focus();
  if (document.activeElement !== target) {
    target.tabIndex = -1;
    target.style.outline = 'none';
    target.focus();
  }
  target.scrollIntoView?.({ block: 'start' });
}

/**
 * Calls `then` with the element of this id, at once or as soon as the page has it, unless the focus goes elsewhere
 * before. Returns what gives up waiting.
 */
export function whenPresent(id: string, then: (element: HTMLElement) => void): () => void {
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  const look = () => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    then(element);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['id'] });
  document.addEventListener('focusin', stop);
  look();
  return stop;
}
