import type { createBrowserRouter } from 'react-router-dom';

/** Cancels the untrusted event of an update (`may-leave.ts`), but not the browser's own event when the tab closes. */
const object = (event: Event) => {
  if (!event.isTrusted) event.preventDefault();
};

/**
 * Blocks a reload during a navigation. The reload would show the former page: after a save, an empty form, as if
 * nothing had been saved (SW-02).
 */
export const objectWhileOpening = (
  page: Pick<Window, 'onbeforeunload'>,
  { subscribe }: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>,
) =>
  subscribe(({ navigation }) => {
    page.onbeforeunload = navigation.state === 'idle' ? null : object;
  });
