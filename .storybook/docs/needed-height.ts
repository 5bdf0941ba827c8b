const POPUPS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The room of a dialog, which places itself in the window, where a story asks for no other. */
const POPUP_HEIGHT = 480;

/** Below a menu, for its shadow. */
const MARGIN = 16;

/**
 * The height at which a story's page shows everything without scrolling. Only what is in the page's flow, and popups that
 * are open, count: whatever else is fixed to the window would have any height that the window has.
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
