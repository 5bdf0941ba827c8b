/** Calls back once, at the first of these events anywhere on the page. */
export const onFirstEvent = (types: readonly string[], callback: () => void): void => {
  const listen = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // Browsers also tell of a pointer that rests, when what is below it has changed.
    if (type === 'pointermove' && !movementX && !movementY) return;
    for (const one of types) removeEventListener(one, listen, true);
    callback();
  };
  for (const one of types) addEventListener(one, listen, true);
};
