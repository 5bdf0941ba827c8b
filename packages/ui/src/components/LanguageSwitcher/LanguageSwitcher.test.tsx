import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hu } from '../../locales/hu.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

describe('LanguageSwitcher', () => {
  it('[I18N-01] names each language in itself and gives the tag of the chosen one', async () => {
    const onLanguageChange = vi.fn();
    render(
      <UiProvider locale={hu}>
        <LanguageSwitcher
          languages={[
            { tag: 'hu', name: 'Magyar' },
            { tag: 'pl', name: 'Polski' },
          ]}
          language="hu"
          onLanguageChange={onLanguageChange}
        />
      </UiProvider>,
    );
    expect(screen.getByRole('combobox', { name: 'Nyelv' })).toHaveDisplayValue('Magyar');
    expect(screen.getByRole('option', { name: 'Polski' })).toHaveAttribute('lang', 'pl');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Polski');
    expect(onLanguageChange).toHaveBeenCalledWith(expect.anything(), 'pl');
  });
});
