import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Vitest's JSON report of a run of the stories. */
export interface StoryReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: StoriesResult[];
}

export interface StoriesResult {
  /** Absolute path of the stories file. */
  name: string;
  status: 'passed' | 'failed';
  /** `pictures` are the names that the story's pictures have, as recorded by `.storybook/pictures/setup.ts`. */
  assertionResults: { status: string; meta: { pictures?: string[] } }[];
}

export const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

export const readReport = (file: string): StoryReport =>
  readJson<StoryReport>(file) ?? { numTotalTests: 0, numPassedTests: 0, testResults: [] };

/** The results by stories file, as a path from the repository's root. */
export const resultsByFile = ({ testResults }: StoryReport): Map<string, StoriesResult> =>
  new Map(testResults.map((result) => [relative('.', result.name), result]));

/** Whether all of its stories ran and passed. A run that ends early leaves files as "passed" with nothing in them. */
export const allPassed = (result?: StoriesResult): result is StoriesResult =>
  result?.status === 'passed' && result.assertionResults.length > 0;
