/** The innermost place in the server's sources that a stack names. */
const PLACE = /\/server\/src\/(\S+\.ts:\d+)/;

/**
 * What logs and the table `job` may say of an error: its name, its code and the place in our sources. Its message may
 * quote personal data.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { readonly code?: unknown };
  const place = PLACE.exec(error.stack ?? '')?.[1];
  return [error.name, code, place && `in ${place}`].filter(Boolean).join(' ');
}
