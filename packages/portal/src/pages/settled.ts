let settle: () => void;
/** Resolves once the first page is there and nothing has happened since: what none waits for is loaded then. */
export const settled = new Promise<void>((resolve) => {
  settle = resolve;
});
export { settle };
