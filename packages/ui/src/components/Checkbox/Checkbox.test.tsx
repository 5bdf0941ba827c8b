import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const show = (own: Partial<CheckboxProps> = {}) =>
  render(
    <UiProvider>
      <Checkbox label="Reminders" {...own} />
    </UiProvider>,
  );
const input = () => screen.getByRole('checkbox', { name: 'Reminders' });

describe('Checkbox', () => {
  it('[UI-01] holds whether it is on, and says it', async () => {
    const onChange = vi.fn();
    show({ onChange });
    await userEvent.click(screen.getByText('Reminders'));
    expect(input()).toBeChecked();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'change' }), true);
  });

  it('[UI-01] stays what its consumer says', async () => {
    const onChange = vi.fn();
    show({ onChange, checked: true });
    await userEvent.click(input());
    expect(input()).toBeChecked();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), false);
  });

  it('[SH-05] is required, refused and described where it is', () => {
    show({ required: true, error: true, helperText: 'It must be on.', hint: 'By e-mail.' });
    expect(input()).toBeRequired();
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('It must be on. By e-mail.');
  });

  it('[SH-05] takes the focus while it is read-only, and does not change', async () => {
    const onChange = vi.fn();
    show({ readOnly: true, defaultChecked: true, onChange });
    await userEvent.click(input());
    await userEvent.keyboard(' ');
    expect(input()).toBeChecked();
    expect(input()).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });
});
