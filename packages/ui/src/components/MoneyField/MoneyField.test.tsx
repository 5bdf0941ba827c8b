import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { de } from '../../locales/de.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

const field = (own: Partial<MoneyFieldProps> = {}) => (
  <UiProvider locale={de}>
    <MoneyField label="Budget" currency="EUR" {...own} />
  </UiProvider>
);
const input = () => screen.getByRole('textbox', { name: 'Budget' });

describe('MoneyField', () => {
  it('[UI-01] leaves what is typed alone, and writes it in the language’s way on leaving', async () => {
    const onChange = vi.fn();
    render(field({ onChange }));
    await userEvent.type(input(), '1250,5');
    expect(input()).toHaveValue('1250,5');
    await userEvent.tab();
    expect(input()).toHaveValue('1.250,50');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'change' }), '1250.5');
  });

  it('[UI-01] has nothing where nothing is entered', async () => {
    const onChange = vi.fn();
    render(field({ onChange, defaultValue: '7' }));
    await userEvent.clear(input());
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), null);
    await userEvent.tab();
    expect(input()).toHaveValue('');
  });

  it('[UI-01] keeps what it cannot read for correction, hands it on for a check to refuse, and says how to write', async () => {
    const onChange = vi.fn();
    render(field({ onChange }));
    await userEvent.type(input(), 'viel');
    expect(input()).toBeValid();
    await userEvent.tab();
    expect(input()).toHaveValue('viel');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('EUR Geben Sie einen Betrag ein, z. B. 1.250,50.');
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), 'viel');
  });

  it('[UI-01] follows its consumer, who says what is wrong in better words', () => {
    const { rerender } = render(field({ value: '7', onChange: () => undefined }));
    expect(input()).toHaveValue('7,00');
    rerender(field({ value: 'viel', error: true, helperText: 'Zu viel.', onChange: () => undefined }));
    expect(input()).toHaveAccessibleDescription('EUR Zu viel.');
  });
});
