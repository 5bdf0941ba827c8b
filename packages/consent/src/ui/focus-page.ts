/**
 * Moves the focus to the heading of the page if a closed notice or dialog has left it nowhere, so that keyboard and
 * screen reader continue at the page.
 */
export function focusPage(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
