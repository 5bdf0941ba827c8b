import { expect, it } from 'vitest';
import written from '../../tokens.json' with { type: 'json' };
import { tokensJson } from './tokens-json.ts';

it('[UI-04] tokens.json says what tokens.ts says; `pnpm tokens` writes it anew', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(tokensJson())));
});
