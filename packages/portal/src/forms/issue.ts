import type { Issue, IssueCode } from '@hireyard/contract';
import type { ParseKeys } from 'i18next';
import type { FieldError } from 'react-hook-form';

type Keys = ParseKeys<'problems'>;
/** The sentences there are for a value that was refused (`problems:issue.*`). */
export type IssueKey = Keys extends infer K ? (K extends `issue.${infer Name}` ? Name : never) : never;

/** The sentence for each reason, whether the browser found it or the server. */
const SENTENCES: Readonly<Record<IssueCode, IssueKey>> = {
  required: 'required',
  'email-or-phone': 'emailOrPhone',
  type: 'invalid',
  format: 'invalid',
  email: 'email',
  phone: 'phone',
  postcode: 'postcode',
  date: 'date',
  choice: 'choice',
  unknown: 'unknown',
  characters: 'characters',
  'too-long': 'tooLong',
  'too-short': 'tooShort',
  'too-large': 'tooLarge',
  'too-small': 'tooSmall',
  'price-hidden': 'invalid',
  'before-from': 'beforeFrom',
  'before-start': 'beforeStart',
  'window-too-long': 'windowTooLong',
  taken: 'taken',
  reference: 'reference',
  'wrong-password': 'wrongPassword',
  'known-password': 'knownPassword',
  'vat-number': 'vatNumber',
  agreement: 'agreement',
};

/** A reason that a newer server gives is said to be invalid, so that a code is never shown. */
export const issueKey = ({ code }: Issue): IssueKey => SENTENCES[code] ?? 'invalid';

/** A field's error: `type` is its code and `params` what a sentence may quote. */
export type IssueError = FieldError & Issue;

export const issueError = (issue: Issue): IssueError => ({ type: issue.code, ...issue });
