import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { useSentences } from './use-sentences.ts';

it.each([
  ['too-small', { min: 10_000.5 }, 'Geben Sie mindestens 10.000,5 ein.'],
  ['too-large', { max: '12500.75' }, 'Geben Sie höchstens 12.500,75 ein.'],
] as const)('[I18N-09] formats the number of %s', async (code, params, sentence) => {
  const i18n = await createI18n('de', ['problems']);
  const { result } = renderHook(useSentences, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  expect(result.current.issue({ pointer: '/value', code, params } as never)).toBe(sentence);
});
