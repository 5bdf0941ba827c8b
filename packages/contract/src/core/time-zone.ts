import { rule } from './rule-schemas.ts';

/** Rule for the IANA name of a time zone. */
export const isTimeZone = rule<string>(
  (name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  },
  { code: 'format' },
);
