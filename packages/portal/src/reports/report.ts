/** What went wrong and when. `what` is the error, or the window's event about one that nobody caught. */
export interface Failure {
  readonly what: unknown;
  readonly at: number;
  /** What the user can quote about it. */
  readonly reference: string | null | undefined;
}

/** What a report says about the place of a failure; the application knows it. */
export interface Facts {
  /** Pattern of the route, such as `/order/contracts/:id`. */
  readonly route: () => string | undefined;
  readonly opCo: () => string | null;
  /** Trace id of the call that failed last. */
  readonly trace: () => string | null;
}

const MOST = 20;
const kept: Failure[] = [];
let take = (failure: Failure): unknown => kept.length < MOST && kept.push(failure);

/** Reports an error, or keeps it until error reports have loaded (ER-02). Never throws. */
export const report = (what: unknown, reference?: string | null): void =>
  void take({ what, reference, at: Date.now() });

/** Sends what was kept, and from now on everything, to `taker`. */
export const takeReports = (taker: (failure: Failure) => void): void => {
  take = taker;
  kept.splice(0).forEach(take);
};

/** Filled by the application once it runs. */
export const facts: Partial<Facts> = {};
