import type { Language } from '@hireyard/contract';
import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLanguage, createI18n } from '../i18n/i18n.ts';
import { Design } from './Design.tsx';

describe('the design system', () => {
  it.each<[Language, string]>([
    ['en-US', 'For example Nov 20, 2026'],
    ['de', 'Zum Beispiel 20.11.2026'],
  ])('[I18N-01] writes dates as the portal does in %s', async (language, example) => {
    const i18n = await createI18n('en-US', ['common']);
    await changeLanguage(i18n, language);
    render(
      <Design opCo={null} i18n={i18n} LinkComponent="a">
        <DateRangeField label="Period" today="2026-11-20" />
      </Design>,
    );
    expect(screen.getAllByText(example)).toHaveLength(2);
  });
});
