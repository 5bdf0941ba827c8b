import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Select, type SelectProps } from './Select.tsx';

const options = ['Amsterdam', 'Rotterdam'].map((label) => ({ value: label.slice(0, 3), label }));
const show = (own: Partial<SelectProps> = {}) =>
  render(
    <UiProvider>
      <Select label="Depot" options={options} {...own} />
    </UiProvider>,
  );
const select = () => screen.getByRole('combobox', { name: 'Depot' });

describe('Select', () => {
  it('[UI-01] holds what is chosen, and says it', async () => {
    const onChange = vi.fn();
    show({ onChange, placeholder: 'Any depot' });
    expect(select()).toHaveDisplayValue('Any depot');
    await userEvent.selectOptions(select(), 'Rotterdam');
    expect(select()).toHaveValue('Rot');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'change' }), 'Rot');
  });

  it('[UI-01] stays what its consumer says', async () => {
    const onChange = vi.fn();
    show({ onChange, value: 'Ams' });
    await userEvent.selectOptions(select(), 'Rotterdam');
    expect(select()).toHaveValue('Ams');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Rot');
  });

  it('[SH-05] is required, refused and described where it is', () => {
    show({ required: true, error: true, helperText: 'Choose a depot.', hint: 'The nearest is the cheapest.' });
    expect(select()).toBeRequired();
    expect(select()).toBeInvalid();
    expect(select()).toHaveAccessibleDescription('Choose a depot. The nearest is the cheapest.');
  });

  it('[SH-05] can be reached and left by keys while it is read-only, and not changed', async () => {
    const keys: string[] = [];
    show({ readOnly: true });
    document.addEventListener('keydown', (event) => event.defaultPrevented && keys.push(event.key), { once: false });
    await userEvent.tab();
    expect(select()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}r');
    await userEvent.tab();
    expect(select()).not.toHaveFocus();
    expect(keys).toEqual(['ArrowDown', 'r']);
    expect(select()).toHaveAttribute('aria-readonly', 'true');
  });

  it('[UI-01] says when it was left', async () => {
    const onBlur = vi.fn();
    show({ onBlur });
    await userEvent.tab();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
