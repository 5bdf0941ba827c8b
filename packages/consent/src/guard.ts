/** Somebody else's code may fail; consent goes on. */
export function guard(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.warn('Consent:', error);
  }
}
