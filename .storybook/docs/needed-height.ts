const POPUPS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Default room for a dialog, which is positioned in the window. */
const POPUP_HEIGHT = 480;

/** Space below a menu for its shadow. */
const MARGIN = 16;

/**
 * Returns the height at which a story's page needs no scrolling. Counts content in the flow and open popups. Other fixed
 * elements are ignored, because they take any height that the window has.
 */
export function neededHeight(page: Document, popupHeight = POPUP_HEIGHT): number {
  const { documentElement, body, defaultView } = page;
  const ends = [...page.querySelectorAll(POPUPS)]
    .filter((popup) => popup.checkVisibility({ visibilityProperty: true }))
    .map((popup) =>
      isFixed(popup) ? popupHeight : popup.getBoundingClientRect().bottom + (defaultView?.scrollY ?? 0) + MARGIN,
    );
  const scrollbar = (defaultView?.innerHeight ?? 0) - documentElement.clientHeight;
  return Math.ceil(Math.max(documentElement.offsetHeight + scrollbar, body.scrollHeight + scrollbar, ...ends));
}

function isFixed(element: Element | null): boolean {
  if (!element) return false;
  return getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement);
}
