/** Returns whether the page can be left. A form with unsaved changes objects (RT-10). */
export const mayLeave = (page: Pick<EventTarget, 'dispatchEvent'>): boolean =>
  page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
