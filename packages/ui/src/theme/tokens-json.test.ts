import { expect, it } from 'vitest';
import written from '../../tokens.json' with { type: 'json' };
import { tokensJson } from './tokens-json.ts';

it('[UI-04] tokens.json matches tokens.ts; `pnpm tokens` regenerates it', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(tokensJson())));
});
