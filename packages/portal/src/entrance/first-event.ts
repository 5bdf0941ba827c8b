/** Calls back once, at the first of these events anywhere on the page. */
export const onFirstEvent = (types: readonly string[], callback: () => void): void => {
  const listener = new AbortController();
  for (const type of types) {
    addEventListener(
      type,
      () => {
        listener.abort();
        callback();
      },
      { capture: true, signal: listener.signal },
    );
  }
};
