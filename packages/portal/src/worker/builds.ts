/** A build and its files, by their cache address. */
export interface Build {
  readonly id: string;
  readonly files: readonly string[];
}

/** The current build and the previous one: tabs with the previous build load further parts from the cache (SW-02). */
const BUILDS_TO_KEEP = 2;

/** Returns the builds to keep, newest first. A rollback makes a former build the newest again. */
export const buildsToKeep = (current: Build, former: readonly Build[]): readonly Build[] =>
  [current, ...former.filter(({ id }) => id !== current.id)].slice(0, BUILDS_TO_KEEP);

/** Returns cached files that belong to none of the builds. */
export const unusedFiles = (cached: readonly string[], builds: readonly Build[]): readonly string[] => {
  const needed = new Set(builds.flatMap(({ files }) => files));
  return cached.filter((file) => !needed.has(file));
};
