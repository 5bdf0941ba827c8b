import { rule } from './rule-schemas.ts';
import { lineOf } from './text-schemas.ts';

export const isSecureAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** Web address that the browsers of users open. */
export const WebAddress = lineOf(500).check(rule(isSecureAddress, { code: 'format' }));
