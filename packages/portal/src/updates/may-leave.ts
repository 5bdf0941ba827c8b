/** Whether nothing on the page objects to being left, as a form does that holds something unsaved (RT-10). */
export const mayLeave = (page: Pick<EventTarget, 'dispatchEvent'>): boolean =>
  page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
