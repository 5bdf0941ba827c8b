/** Runs third-party code; an error there must not stop consent. */
export function guard(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.warn('Consent:', error);
  }
}
