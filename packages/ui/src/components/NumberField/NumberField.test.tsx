import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { de } from '../../locales/de.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const field = (own: Partial<NumberFieldProps> = {}) => (
  <UiProvider locale={de}>
    <NumberField label="Load" unit="kg" decimals={1} {...own} />
  </UiProvider>
);
const input = () => screen.getByRole('textbox', { name: 'Load' });

describe('NumberField', () => {
  it('[UI-01] leaves what is typed alone, and writes it in the language’s way on leaving', async () => {
    const onChange = vi.fn();
    render(field({ onChange }));
    await userEvent.type(input(), '1250,5');
    expect(input()).toHaveValue('1250,5');
    await userEvent.tab();
    expect(input()).toHaveValue('1.250,5');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'change' }), 1250.5);
  });

  it('[UI-01] has nothing where nothing is entered', async () => {
    const onChange = vi.fn();
    render(field({ onChange, defaultValue: 7 }));
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
    expect(input()).toHaveAccessibleDescription('kg Geben Sie eine Zahl ein, z. B. 12,5.');
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), Number.NaN);
  });

  it.each([
    ['0', 'kg Geben Sie mindestens 1 ein.'],
    ['1250', 'kg Geben Sie höchstens 1.000 ein.'],
  ])('[UI-01] says that %s is out of bounds, after it is typed, and hands it on', async (text, description) => {
    const onChange = vi.fn();
    render(field({ min: 1, max: 1000, onChange }));
    await userEvent.type(input(), text);
    expect(input()).toBeValid();
    await userEvent.tab();
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(description);
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), Number(text));
    await userEvent.clear(input());
    await userEvent.type(input(), '1000');
    await userEvent.tab();
    expect(input()).toBeValid();
  });

  it('[UI-01] follows its consumer, who says what is wrong in better words', () => {
    const { rerender } = render(field({ value: 7, onChange: () => undefined }));
    expect(input()).toHaveValue('7');
    rerender(field({ value: Number.NaN, error: true, helperText: 'Zu viel.', onChange: () => undefined }));
    expect(input()).toHaveAccessibleDescription('kg Zu viel.');
  });
});
