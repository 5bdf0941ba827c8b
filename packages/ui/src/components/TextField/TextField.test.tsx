import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const field = (own: Partial<TextFieldProps>) => (
  <UiProvider>
    <TextField label="PO number" {...own} />
  </UiProvider>
);
const input = () => screen.getByRole('textbox', { name: 'PO number' });

describe('TextField', () => {
  it('[UI-01] holds what is typed, and says it', async () => {
    const onChange = vi.fn();
    render(field({ defaultValue: '45', onChange }));
    await userEvent.type(input(), '0');
    expect(input()).toHaveValue('450');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'change' }), '450');
  });

  it('[UI-01] stays what its consumer says', async () => {
    const onChange = vi.fn();
    render(field({ value: '45', onChange }));
    await userEvent.type(input(), '0');
    expect(input()).toHaveValue('45');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), '450');
  });

  it('[SH-05] is required, refused and described where it is', () => {
    render(field({ required: true, error: true, helperText: 'Fill this in.', hint: 'As your office gave it.' }));
    expect(input()).toBeRequired();
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Fill this in. As your office gave it.');
  });

  it('[UI-01] hands the input’s own attributes, events and ref to it', async () => {
    const inputRef = createRef<HTMLInputElement>();
    const onBlur = vi.fn();
    render(field({ inputRef, onBlur, autoComplete: 'off', inputMode: 'numeric', maxLength: 3, name: 'po' }));
    inputRef.current?.focus();
    await userEvent.type(input(), '45000');
    await userEvent.tab();
    expect(input()).toHaveValue('450');
    expect(input()).toHaveAttribute('inputmode', 'numeric');
    expect(input()).toHaveAttribute('autocomplete', 'off');
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it.each([{ disabled: true }, { readOnly: true }])('[UI-01] takes no text while %o', async (own) => {
    render(field({ ...own, defaultValue: '45' }));
    await userEvent.type(input(), '0');
    expect(input()).toHaveValue('45');
  });
});
