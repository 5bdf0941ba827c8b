// Bundlers put the value in its place; the package itself knows no Node.
declare const process: { env: { NODE_ENV?: string } };

const said = new Set<string>();

/** Tells a developer, once and never in production, what an app has got wrong. */
export function warnInDevelopment(message: string): void {
  if (process.env.NODE_ENV === 'production' || said.has(message)) return;
  said.add(message);
  console.warn(`@hireyard/ui: ${message}`);
}
