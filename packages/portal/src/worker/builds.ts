/** Which files a build is made of, by the addresses under which they are in the cache. */
export interface Build {
  readonly id: string;
  readonly files: readonly string[];
}

/** This build and the one before: a tab that still shows that one loads its further parts from the cache (SW-02). */
const KEPT = 2;

/** The builds to keep, the newest first. Going back to a former build makes it the newest again. */
export const keptBuilds = (current: Build, known: readonly Build[]): readonly Build[] =>
  [current, ...known.filter(({ id }) => id !== current.id)].slice(0, KEPT);

/** What is in the cache and belongs to none of the builds. */
export const leftOver = (cached: readonly string[], builds: readonly Build[]): readonly string[] => {
  const needed = new Set(builds.flatMap(({ files }) => files));
  return cached.filter((file) => !needed.has(file));
};
