/** Calls back once, at the first of these events anywhere on the page. */
export const onFirstEvent = (types: readonly string[], callback: () => void): void => {
  const listener = new AbortController();
  const listen = ({ type, movementX, movementY }: PointerEvent) => {
    // Browsers also tell of a pointer that rests, when what is below it has changed.
    if (type === 'pointermove' && !movementX && !movementY) return;
    listener.abort();
    callback();
  };
  for (const type of types) {
    addEventListener(type, listen as EventListener, { capture: true, signal: listener.signal });
  }
};
