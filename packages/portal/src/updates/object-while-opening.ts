import type { createBrowserRouter } from 'react-router-dom';

/** An update asks by an event of its own (`may-leave.ts`); the browser's, on closing the tab, is let through. */
const object = (event: Event) => {
  if (!event.isTrusted) event.preventDefault();
};

/**
 * Objects to a reload while another page is being opened: it would come back to the former one, after a save to the empty
 * form, as if nothing had been saved (SW-02).
 */
export const objectWhileOpening = (
  page: Pick<Window, 'onbeforeunload'>,
  { subscribe }: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>,
) =>
  subscribe(({ navigation }) => {
    page.onbeforeunload = navigation.state === 'idle' ? null : object;
  });
