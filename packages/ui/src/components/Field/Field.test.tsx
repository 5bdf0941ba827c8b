import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Field, type FieldProps } from './Field.tsx';

const show = (own: Partial<FieldProps> = {}) =>
  render(
    <UiProvider locale={nl}>
      <Field label="Serial number" {...own}>
        {(control) => <input {...control} />}
      </Field>
    </UiProvider>,
  );
const input = () => screen.getByRole('textbox', { name: 'Serial number' });

describe('Field', () => {
  it('[UI-01] names any control, and describes it by error and hint', () => {
    show({ hint: 'On the plate.', error: true, helperText: 'No such machine.' });
    expect(input()).toHaveAccessibleDescription('No such machine. On the plate.');
    expect(input()).toBeInvalid();
  });

  it('[UI-01] describes nothing where there is nothing to say', () => {
    show();
    expect(input()).not.toHaveAttribute('aria-describedby');
    expect(input()).toBeValid();
    expect(input()).not.toBeRequired();
  });

  it('[UI-04] marks what is required in the reader’s language, and leaves its name as it is', () => {
    show({ required: true });
    expect(input()).toBeRequired();
    expect(screen.getByTitle('verplicht')).toHaveTextContent('*');
    expect(screen.getByText('Serial number').textContent).toBe('Serial number');
  });
});
