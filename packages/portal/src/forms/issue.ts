/** The messages for a refused value (`problems:issue.*`). */
export const ISSUE_KEYS = [
  'required',
  'email',
  'phone',
  'date',
  'tooLong',
  'tooShort',
  'tooLarge',
  'tooSmall',
  'choice',
  'unknown',
  'invalid',
] as const;
export type IssueKey = (typeof ISSUE_KEYS)[number];

export interface Issue {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

const BY_FORMAT = new Map<string, IssueKey>(
  Object.entries({
    email: 'email',
    e164: 'phone',
    phone: 'phone',
    date: 'date',
    datetime: 'date',
  } as const),
);

const BY_CODE = new Map<string, IssueKey>(
  Object.entries({
    required: 'required',
    email: 'email',
    phone: 'phone',
    invalidValue: 'choice',
    invalidUnion: 'choice',
    unrecognizedKeys: 'unknown',
    tooLong: 'tooLong',
    tooShort: 'tooShort',
    tooLarge: 'tooLarge',
    choice: 'choice',
    unknown: 'unknown',
  } as const),
);

const camel = (code: string) => code.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The message for a validation code, of the contract's schemas in the browser and of the server's 422. A code
 * without a message counts as `invalid`, so that a code is never shown.
 */
export function issueKey({ code, params = {} }: Issue): IssueKey {
  const name = camel(code);
  const ofText = params.origin === 'string';
  switch (name) {
    case 'invalidFormat':
    case 'format':
      return BY_FORMAT.get(String(params.format)) ?? 'invalid';
    case 'invalidType':
      return params.input === 'undefined' || params.input === 'null' ? 'required' : 'invalid';
    case 'tooBig':
      return ofText ? 'tooLong' : 'tooLarge';
    case 'tooSmall':
      if (!ofText) return 'tooSmall';
      return params.minimum === 1 ? 'required' : 'tooShort';
    default:
      return BY_CODE.get(name) ?? 'invalid';
  }
}
