/**
 * Focuses an element, and makes it focusable if needed, as for `<main>`. Without a ring, because it is not a control.
 */
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
 * Calls `then` with the element of this id as soon as the page contains it, unless focus moves elsewhere first. Returns
 * a function that stops waiting.
 */
export function whenPresent(id: string, then: (element: HTMLElement) => void): () => void {
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
  };
  const check = () => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    then(element);
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['id'] });
  document.addEventListener('focusin', stop);
  check();
  return stop;
}
