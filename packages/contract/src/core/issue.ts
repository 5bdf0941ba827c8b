import type * as z from 'zod/mini';

/**
 * Reasons for refusing a value. Browser and server share the schemas and the codes; the portal translates each code.
 */
export const ISSUE_CODES = [
  'required',
  /** Neither an e-mail address nor a phone number was given. */
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
  /** End of a period before its start. */
  'before-from',
  /** Time of day not after the one it follows. */
  'before-start',
  /** Window longer than `days` days. */
  'window-too-long',
  /** Day in the future. */
  'in-future',
  /** More than 100 percent. */
  'percentage',
  /** Number or name already in use within the client. */
  'taken',
  /** Reference to something that does not exist or is not the client's. */
  'reference',
  /** Wrong current password. */
  'wrong-password',
  /** Common password, or easy to guess from the user's name or e-mail address. */
  'known-password',
  /** Not a VAT number of the country, or wrong check digits. */
  'vat-number',
  /** Does not match the client's `pattern`. */
  'pattern',
  /** Day before the first, or after the last, possible day: `date`. */
  'too-early',
  'too-late',
  /** Day on which the depot is closed; `date` is its next workday. */
  'closed-day',
  /** Rental shorter than `days` days. */
  'rental-too-short',
  /** Day before the start, or after the end, of its project: `date`. */
  'before-project',
  'after-project',
  /** Day before the last inspection, on `date`. */
  'before-inspection',
  /** Time more than `minutes` minutes ago. */
  'backdated',
  /** Time before the start of rent. */
  'before-on-rent',
  /** Line not on rent, or partly called off. */
  'not-on-rent',
  /** Day on or after `date`, from which the machine is promised elsewhere. */
  'promised',
  /** Rental without an expected end: nothing to extend. */
  'open-ended',
  /** Machine at a different place than the first one. */
  'other-place',
  /** List with more rows than the `max` of a file. */
  'too-many-rows',
  /** Maximum reached: `max` per `of`, a user or a list. */
  'too-many',
  /** Above the caller's own order limit. Only another user can raise it. */
  'own-order-limit',
  /** Web or e-mail address in the name of a person. */
  'address-in-name',
  /** Counter above the `max` that its machine can have run to, which may be right. */
  'unlikely',
  /** Agreement required. */
  'agreement',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** Reason for a refusal: its code and the parameters of its sentence, never the value itself. */
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

/** Converts zod's issues to issues of the API. `input` is the whole validated value. */
export const issuesOf = (issues: readonly z.core.$ZodIssue[], input: unknown): IssueAt[] =>
  issues.flatMap((issue): IssueAt[] =>
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
  // Null in a form means that nothing was entered.
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
      // Without errors of any variant, the discriminator has an unknown value.
      return { code: issue.errors.length === 0 ? 'choice' : 'type' };
    case 'custom': {
      const { code = 'format', ...params } = issue.params ?? {};
      return { code: code as IssueCode, ...(Object.keys(params).length > 0 && { params }) };
    }
    default:
      return { code: 'type' };
  }
}
