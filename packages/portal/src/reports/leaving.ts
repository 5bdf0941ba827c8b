/** Time after which a page that seemed to be left is still there: the user stayed, or the link was a download. */
const LEAVING_MS = 10_000;

let since = Number.NEGATIVE_INFINITY;

/** Follows whether the page is being left. `updates/may-leave.ts` dispatches the same event, untrusted, only to ask. */
export const noteLeaving = (event: Pick<Event, 'isTrusted'>): void => {
  if (event.isTrusted) since = performance.now();
};

/** Returns whether the page is being left. */
export const isLeaving = (): boolean => performance.now() - since < LEAVING_MS;

/**
 * Passes a result on. A failure while the page is being left waits until the page is gone, or until it turns out to stay:
 * leaving cuts off what still loads, and Firefox rejects it.
 */
export async function unlessLeaving<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (isLeaving()) await new Promise((resolve) => setTimeout(resolve, since + LEAVING_MS - performance.now()));
    throw error;
  }
}
