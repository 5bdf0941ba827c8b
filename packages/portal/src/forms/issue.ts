import type { Issue } from '@hireyard/contract';
import type { ParseKeys } from 'i18next';
import type { FieldError } from 'react-hook-form';

type Keys = ParseKeys<'problems'>;
/** Keys of the sentences for issues (`problems:issue.*`). */
export type IssueKey = Keys extends infer K ? (K extends `issue.${infer Name}` ? Name : never) : never;

/** Returns the key of an issue's sentence: `tooLong` for `too-long`. Codes of a newer server have no sentence. */
export const issueKey = ({ code }: Issue): IssueKey =>
  code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as IssueKey;

/** Error of a field: `type` is the issue's code, and `params` holds the values for its sentence. */
export type IssueError = FieldError & Issue;

export const issueError = (issue: Issue): IssueError => ({ type: issue.code, ...issue });
