import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = [
  { value: 'a', label: 'a' },
  { value: 'b', label: 'b', hint: 'The second.' },
];
const show = (own: Partial<RadioGroupProps> = {}) =>
  render(
    <UiProvider>
      <RadioGroup label="Letters" options={options} {...own} />
    </UiProvider>,
  );
const group = () => screen.getByRole('radiogroup', { name: /^Letters/ });
const option = (name: string) => screen.getByRole('radio', { name });

describe('RadioGroup', () => {
  it('[UI-01] holds what is chosen, and says it', async () => {
    const onChange = vi.fn();
    show({ onChange, defaultValue: 'b' });
    expect(option('b')).toBeChecked();
    await userEvent.click(option('a'));
    expect(option('a')).toBeChecked();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'change' }), 'a');
  });

  it('[UI-01] stays what its consumer says', async () => {
    const onChange = vi.fn();
    show({ onChange, value: 'b' });
    await userEvent.click(option('a'));
    expect(option('a')).not.toBeChecked();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'a');
  });

  it('[SH-05] is required, refused and described as a whole, and each option by its own hint', () => {
    show({ required: true, error: true, helperText: 'Choose.', hint: 'Two letters.' });
    expect(group()).toBeRequired();
    expect(group()).toBeInvalid();
    expect(group()).toHaveAccessibleDescription('Choose. Two letters.');
    expect(option('b')).toHaveAccessibleDescription('The second.');
  });

  it('[SH-05] does not change while it is read-only', async () => {
    const onChange = vi.fn();
    show({ readOnly: true, defaultValue: 'b', onChange });
    await userEvent.click(option('a'));
    expect(option('a')).not.toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });
});
