import type { IssueCode, ProblemType } from '@hireyard/contract';
import type { RowFault } from '@hireyard/contract/table-file';
import type { UndoCode } from '../undo/undo-refused.ts';

/** Reason why a row of a file is refused. */
export interface Reason {
  /** Column or field; null for the whole row. */
  readonly column: string | null;
  readonly code: string;
  /** What the file has there. */
  readonly cell: string | null;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** Returns a reason in one line: `email "ada@": is no e-mail address`. */
export function reasonText({ column, code, cell, params = {} }: Reason): string {
  const place = [column, cell === null ? null : JSON.stringify(cell)].filter((part) => part !== null).join(' ');
  const sentence = (SENTENCES as Readonly<Record<string, string>>)[code] ?? code;
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 'allowed'));
  return `${place}${place ? ': ' : ''}${filled}`;
}

/** Reasons of files that no row of the API has. */
type FileCode = RowFault['code'] | 'no-file' | 'file-size' | 'active-content' | 'not-tried' | UndoCode;

const SENTENCES: Readonly<Partial<Record<ProblemType, string>> & Record<IssueCode | FileCode, string>> = {
  required: 'is missing',
  'email-or-phone': 'is missing, and so is a telephone number',
  type: 'cannot be read as a value of this column',
  format: 'cannot be read as a value of this column',
  email: 'is no e-mail address',
  phone: 'is no telephone number with its country code',
  postcode: 'is no postal code of its country',
  date: 'is no day',
  choice: 'is none of the allowed values',
  unknown: 'is no column',
  characters: 'has characters that nobody sees',
  'too-long': 'is longer than {max}',
  'too-short': 'is shorter than {min}',
  'too-large': 'is more than {max}',
  'too-small': 'is less than {min}',
  'price-hidden': 'is a price that may not be seen',
  'before-from': 'is before the day that it follows',
  'before-start': 'is not after the time that it follows',
  'window-too-long': 'is longer than {days} days',
  'in-future': 'is in the future',
  percentage: 'is more than 100 percent',
  taken: 'is used already',
  reference: 'is no row of yours, or not active',
  'wrong-password': 'is not the password',
  'known-password': 'is a known password',
  'vat-number': 'is no VAT number: its form or its check digits are wrong',
  pattern: 'is not in the form {pattern}',
  'too-early': 'is before {date}',
  'too-late': 'is after {date}',
  'closed-day': 'is a day on which the depot is closed; the next workday is {date}',
  'rental-too-short': 'makes a rental of less than {days} days',
  'before-project': 'is before the project begins, {date}',
  'after-project': 'is after the project ends, {date}',
  'before-inspection': 'is before the last inspection, {date}',
  backdated: 'is more than {minutes} minutes ago',
  'before-on-rent': 'is before the start of rent',
  'not-on-rent': 'is not on rent, or called off in part',
  promised: 'is not possible: the machine is promised elsewhere from {date} on',
  'open-ended': 'has no end',
  'other-place': 'is at another place than the first',
  'too-many-rows': 'is longer than {max} rows',
  'too-many': 'is one too many: {max} are possible',
  'own-order-limit': 'is more than the own limit',
  'address-in-name': 'is a name with a web or e-mail address',
  unlikely: 'is more than the machine can have run',
  agreement: 'is not agreed to',
  quotes: 'has a quotation mark that is not closed',
  cells: 'has cells under no heading',
  'newer-version': 'is older than what has arrived',
  'illegal-transition': 'moves back, or where its state does not lead',
  'last-administrator': 'would leave the client without an administrator',
  'client-blocked': 'is for a client that is blocked',
  'no-file': 'is no file beside the table',
  'file-size': 'is larger than 10 MB',
  'unsupported-media-type': 'is no PDF',
  'not-tried': 'is not tried: with what it refers to, it needs more than {max} other rows; the import itself takes it',
  'in-use': 'is not taken back: something else depends on it',
  'changed-since': 'is not taken back: it was changed since',
  'not-kept': 'is not taken back: what it was before is not known',
  'active-content': 'can run scripts, or cannot be checked for it',
};
