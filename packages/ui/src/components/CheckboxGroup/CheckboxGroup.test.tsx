import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const options = [
  { value: 'a', label: 'a' },
  { value: 'b', label: 'b', hint: 'The second.' },
];
const show = (own: Partial<CheckboxGroupProps> = {}) =>
  render(
    <UiProvider>
      <CheckboxGroup label="Letters" options={options} {...own} />
    </UiProvider>,
  );
const group = () => screen.getByRole('group', { name: /^Letters/ });
const option = (name: string) => screen.getByRole('checkbox', { name });

describe('CheckboxGroup', () => {
  it('[UI-01] holds what is chosen, and says it', async () => {
    const onChange = vi.fn();
    show({ onChange, defaultValue: ['b'] });
    expect(option('b')).toBeChecked();
    await userEvent.click(option('a'));
    expect(option('a')).toBeChecked();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'change' }), ['a', 'b']);
  });

  it('[UI-01] stays what its consumer says', async () => {
    const onChange = vi.fn();
    show({ onChange, value: ['b'] });
    await userEvent.click(option('a'));
    expect(option('a')).not.toBeChecked();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['a', 'b']);
  });

  it('[SH-05] is required, refused and described as a whole, and each option by its own hint', () => {
    show({ required: true, error: true, helperText: 'Choose.', hint: 'Two letters.' });
    expect(group()).toHaveAccessibleName('Letters (required)');
    expect(option('a')).toBeInvalid();
    expect(group()).toHaveAccessibleDescription('Choose. Two letters.');
    expect(option('b')).toHaveAccessibleDescription('The second.');
  });

  it('[UI-01] shows what belongs to an option below it, whose own boxes are no options', async () => {
    const onChange = vi.fn();
    const details = <CheckboxGroup label="More" options={[{ value: 'c', label: 'c' }]} defaultValue={['c']} />;
    const box = <input type="checkbox" aria-label="d" defaultChecked />;
    show({
      onChange,
      options: [
        { value: 'a', label: 'a', details },
        { value: 'b', label: 'b', details: box },
      ],
    });
    await userEvent.click(option('b'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['b']);
    expect(option('a').compareDocumentPosition(option('c')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('[SH-05] does not change while it is read-only', async () => {
    const onChange = vi.fn();
    show({ readOnly: true, defaultValue: ['b'], onChange });
    await userEvent.click(option('a'));
    expect(option('a')).not.toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });
});
