/** Innermost place in the server's sources in a stack. */
const PLACE = /\/server\/src\/(\S+\.ts:\d+)/;

/**
 * Describes an error for logs and the table `job`: its name, its code and the place in our sources. Leaves out its
 * message, which may quote personal data.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { readonly code?: unknown };
  const place = PLACE.exec(error.stack ?? '')?.[1];
  return [error.name, code, place && `in ${place}`].filter(Boolean).join(' ');
}
