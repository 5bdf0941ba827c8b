import type * as z from 'zod/mini';

/**
 * Why a value was refused. The browser and the server check by the same schemas and say it with the same codes; the
 * portal has a sentence for each.
 */
export const ISSUE_CODES = [
  'required',
  /** Neither an e-mail address nor a telephone number was given. */
  'email-or-phone',
  'type',
  'format',
  'email',
  'phone',
  'postcode',
  'date',
  'choice',
  'unknown',
  'characters',
  'too-long',
  'too-short',
  'too-large',
  'too-small',
  /** Sorting by a price that the caller may not see. */
  'price-hidden',
  /** A period that ends before it begins. */
  'before-from',
  /** A time of the day that is not after the one it follows. */
  'before-start',
  /** A window of time of more than `days` days. */
  'window-too-long',
  /** A day that has not come yet. */
  'in-future',
  /** More than a hundred percent. */
  'percentage',
  /** Another one of the client's has this number or name. */
  'taken',
  /** Names something that is not there, or not the client's. */
  'reference',
  /** Not the password that the user has. */
  'wrong-password',
  /** A password that is widely known, or easy to guess for who knows the user. */
  'known-password',
  /** Not a VAT number of the country, or its check digits are wrong. */
  'vat-number',
  /** Does not have the form that the client wants: `pattern`. */
  'pattern',
  /** A day before the first or after the last that can be chosen: `date`. */
  'too-early',
  'too-late',
  /** A day on which a depot is closed; the next one that it works on is `date`. */
  'closed-day',
  /** A rental of fewer than `days` days. */
  'rental-too-short',
  /** A day before its project begins, or after it has ended, on `date`. */
  'before-project',
  'after-project',
  /** A day before the last inspection, which was on `date`. */
  'before-inspection',
  /** A time longer ago than `minutes`. */
  'backdated',
  /** A time before the rental began. */
  'before-on-rent',
  /** A line that is not on rent, or of which a part is called off. */
  'not-on-rent',
  /** A day on or after `date`, from which the machine is promised elsewhere. */
  'promised',
  /** A rental without an expected end has none to move. */
  'open-ended',
  /** A machine that stands at another place than the first one. */
  'other-place',
  /** A list of more rows than the `max` that a file holds. */
  'too-many-rows',
  /** There are as many of these as can be: `max`, `of` a user or a list. */
  'too-many',
  /** More than the caller's own order limit, which somebody else has to raise. */
  'own-order-limit',
  /** Has to be agreed to. */
  'agreement',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** One reason for a refusal: its code and what a sentence may quote, never the value itself. */
export interface Issue {
  readonly code: IssueCode;
  /** `min` and `max` of a length or number, `days` of a window. */
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}
export interface IssueAt extends Issue {
  readonly path: readonly PropertyKey[];
}

const BY_FORMAT: Readonly<Record<string, IssueCode>> = {
  email: 'email',
  e164: 'phone',
  date: 'date',
  datetime: 'date',
};

/** What zod found, in the words of the API. `input` is the whole value that was checked. */
export const issuesOf = (found: readonly z.core.$ZodIssue[], input: unknown): IssueAt[] =>
  found.flatMap((issue): IssueAt[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], code: 'unknown' }))
      : [{ path: issue.path, ...reasonOf(issue, at(input, issue.path)) }],
  );

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input);

const isMeasured = (origin: string): boolean => origin === 'string' || origin === 'array';
const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

function reasonOf(issue: z.core.$ZodIssue, value: unknown): Issue {
  // Null is what a form holds where nothing was entered.
  if (value === undefined || (value === null && issue.code === 'invalid_type')) return { code: 'required' };
  switch (issue.code) {
    case 'too_big':
      return { code: isMeasured(issue.origin) ? 'too-long' : 'too-large', params: { max: Number(issue.maximum) } };
    case 'too_small':
      if (isBlank(value) && Number(issue.minimum) === 1) return { code: 'required' };
      return { code: isMeasured(issue.origin) ? 'too-short' : 'too-small', params: { min: Number(issue.minimum) } };
    case 'invalid_format':
      return { code: BY_FORMAT[issue.format] ?? (isBlank(value) ? 'required' : 'format') };
    case 'invalid_value':
      return { code: 'choice' };
    case 'invalid_union':
      // Without the faults of any variant it is what tells them apart that is none of them.
      return { code: issue.errors.length === 0 ? 'choice' : 'type' };
    case 'custom': {
      const { code = 'format', ...params } = issue.params ?? {};
      return { code: code as IssueCode, ...(Object.keys(params).length > 0 && { params }) };
    }
    default:
      return { code: 'type' };
  }
}
