// Replaced by bundlers. Declared here, because the package has no dependency on Node.
declare const process: { env: { NODE_ENV?: string } };

const reported = new Set<string>();

/** Warns developers once about a mistake in the app. Does nothing in production. */
export function warnInDevelopment(message: string): void {
  if (process.env.NODE_ENV === 'production' || reported.has(message)) return;
  reported.add(message);
  console.warn(`@hireyard/ui: ${message}`);
}
