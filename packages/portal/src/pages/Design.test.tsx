import type { Language } from '@hireyard/contract';
import { DateField } from '@hireyard/ui/components/DateField';
import { DateRangeField } from '@hireyard/ui/components/DateRangeField';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { changeLanguage, createI18n } from '../i18n/i18n.ts';
import { DEVICE_LOCALITY } from '../i18n/locality.ts';
import { Design } from './Design.tsx';

describe('the design system', () => {
  it.each<[Language, string | null, string]>([
    ['en-US', null, 'For example Nov 20, 2026'],
    ['en-US', 'US', 'For example Nov 20, 2026'],
    ['en-US', 'NL', 'For example 20 Nov 2026'],
    ['de', 'US', 'Zum Beispiel 20.11.2026'],
  ])('[I18N-10] writes dates as the portal does in %s at a company in %s', async (language, country, example) => {
    const i18n = await createI18n('en-US', ['common']);
    await changeLanguage(i18n, language);
    render(
      <Design opCo={null} i18n={i18n} locality={{ ...DEVICE_LOCALITY, country }} LinkComponent="a">
        <DateRangeField label="Period" today="2026-11-20" />
      </Design>,
    );
    expect(screen.getAllByText(example)).toHaveLength(2);
  });

  it.each([
    ['NL', '2026-12-01'],
    ['US', '2026-01-12'],
  ])('[I18N-10] reads slashes in the order of %s, in any language', async (country, date) => {
    const i18n = await createI18n('en-US', ['common']);
    await changeLanguage(i18n, 'hu');
    const onChange = vi.fn();
    render(
      <Design opCo={null} i18n={i18n} locality={{ ...DEVICE_LOCALITY, country }}>
        <DateField label="Day" today="2026-11-20" onChange={onChange} />
      </Design>,
    );
    await userEvent.type(screen.getByRole('textbox'), '1/12/2026{Enter}');
    expect(onChange).toHaveBeenCalledWith(expect.anything(), date);
  });
});
