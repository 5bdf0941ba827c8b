import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const area = (own: Partial<TextAreaProps> = {}) => (
  <UiProvider locale={nl}>
    <form>
      <TextArea label="Remarks" {...own} />
    </form>
  </UiProvider>
);
const field = () => screen.getByRole('textbox', { name: 'Remarks' });

describe('TextArea', () => {
  it('[UI-01] holds what is typed, and says it', async () => {
    const onChange = vi.fn();
    render(area({ onChange, defaultValue: 'Gate 3' }));
    await userEvent.type(field(), '!');
    expect(field()).toHaveValue('Gate 3!');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'change' }), 'Gate 3!');
  });

  it('[UI-04] counts in the reader’s language, as the field’s description', async () => {
    render(area({ maxLength: 8, hint: 'For the driver.' }));
    await userEvent.type(field(), 'Gate 3');
    expect(field()).toHaveAccessibleDescription('For the driver. 6 van 8 tekens');
    expect(field()).toBeValid();
  });

  it('[UI-01] cuts nothing off: it is invalid and says at once how much is too much', async () => {
    render(area({ maxLength: 8 }));
    await userEvent.type(field(), 'Gate 3, left');
    expect(field()).toHaveValue('Gate 3, left');
    expect(field()).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent('4 tekens te veel');
  });

  it('[UI-01] counts again after a reset of its form', async () => {
    render(area({ maxLength: 20, defaultValue: 'Gate 3' }));
    await userEvent.type(field(), ', left');
    expect(screen.getByText('12 van 20 tekens')).toBeVisible();
    act(() => (field() as HTMLTextAreaElement).form?.reset());
    expect(field()).toHaveValue('Gate 3');
    expect(screen.getByText('6 van 20 tekens')).toBeVisible();
  });

  it('[UI-01] counts what a form library writes into it', () => {
    const { rerender } = render(area({ maxLength: 20 }));
    (field() as HTMLTextAreaElement).value = 'Gate 3';
    rerender(area({ maxLength: 20 }));
    expect(screen.getByText('6 van 20 tekens')).toBeVisible();
    fireEvent.change(field(), { target: { value: '' } });
    expect(screen.getByText('0 van 20 tekens')).toBeVisible();
  });
});
