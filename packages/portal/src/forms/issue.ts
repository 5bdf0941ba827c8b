import type { Issue } from '@hireyard/contract';
import type { ParseKeys } from 'i18next';
import type { FieldError } from 'react-hook-form';

type Keys = ParseKeys<'problems'>;
/** The sentences there are for a value that was refused (`problems:issue.*`). */
export type IssueKey = Keys extends infer K ? (K extends `issue.${infer Name}` ? Name : never) : never;

/** `too-long` is said by `tooLong`; what has no sentence of its own, or is of a newer server, is said to be invalid. */
export const issueKey = ({ code }: Issue): IssueKey =>
  code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as IssueKey;

/** A field's error: `type` is its code and `params` what a sentence may quote. */
export type IssueError = FieldError & Issue;

export const issueError = (issue: Issue): IssueError => ({ type: issue.code, ...issue });
