/** A failure and its time. `what` is the error, or the window's event for an uncaught error. */
export interface Failure {
  readonly what: unknown;
  readonly at: number;
  /** Reference that the user can quote. */
  readonly reference: string | null | undefined;
}

/** Context of a failure, provided by the application. */
export interface Facts {
  /** Pattern of the route, such as `/order/contracts/:id`. */
  readonly route: () => string | undefined;
  readonly opCo: () => string | null;
  /** Trace id of the last failed call. */
  readonly trace: () => string | null;
}

const MAX_BUFFERED = 20;
const buffer: Failure[] = [];
let take = (failure: Failure): unknown => buffer.length < MAX_BUFFERED && buffer.push(failure);

/** Reports an error, or buffers it until error reporting has loaded (ER-02). Never throws. */
export const report = (what: unknown, reference?: string | null): void =>
  void take({ what, reference, at: Date.now() });

/** Sends the buffered and all later failures to `taker`. */
export const takeReports = (taker: (failure: Failure) => void): void => {
  take = taker;
  buffer.splice(0).forEach(take);
};

/** Set by the application when it runs. */
export const facts: Partial<Facts> = {};
