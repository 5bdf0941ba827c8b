/** Returns the names of the npm packages in the sources of a source map. */
export const packagesIn = (sources: readonly string[]): string[] => {
  const names = sources.flatMap((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  return [...new Set(names)].sort();
};
