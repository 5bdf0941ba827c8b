import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Vitest's JSON report of a run of stories. */
export interface StoryReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: StoriesResult[];
}

export interface StoriesResult {
  /** Absolute path of the stories file. */
  name: string;
  status: 'passed' | 'failed';
  /** `pictures` are the names of the story's pictures, recorded by `.storybook/pictures/setup.ts`. */
  assertionResults: { status: string; meta: { pictures?: string[] } }[];
}

export const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

export const readReport = (file: string): StoryReport =>
  readJson<StoryReport>(file) ?? { numTotalTests: 0, numPassedTests: 0, testResults: [] };

/** Maps paths of stories files, relative to the repository's root, to their results. */
export const resultsByFile = ({ testResults }: StoryReport): Map<string, StoriesResult> =>
  new Map(testResults.map((result) => [relative('.', result.name), result]));

/** True if all stories of a file ran and passed. An aborted run reports files as passed without results. */
export const allPassed = (result?: StoriesResult): result is StoriesResult =>
  result?.status === 'passed' && result.assertionResults.length > 0;
