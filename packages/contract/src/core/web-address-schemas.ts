import { rule } from './rule-schemas.ts';
import { lineOf } from './text-schemas.ts';

/** Web address that the browsers of users open. */
export const WebAddress = lineOf(500).check(
  rule((text) => URL.canParse(text) && new URL(text).protocol === 'https:', { code: 'format' }),
);
