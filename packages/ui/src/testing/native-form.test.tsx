import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { TextArea, TextField, UiProvider } from '../index.ts';

interface Case {
  field: (own: { disabled?: boolean }) => ReactNode;
  /** What is sent before anything is done, and after `act`. */
  first: object;
  act: () => Promise<unknown>;
  next: object;
}

const box = (name: string) => screen.getByRole('textbox', { name });

const cases: Record<string, Case> = {
  TextField: {
    field: (own) => <TextField label="PO number" name="po" defaultValue="45" {...own} />,
    first: { po: ['45'] },
    act: () => userEvent.type(box('PO number'), '0'),
    next: { po: ['450'] },
  },
  TextArea: {
    field: (own) => <TextArea label="Remarks" name="remarks" defaultValue="Gate 3" {...own} />,
    first: { remarks: ['Gate 3'] },
    act: () => userEvent.type(box('Remarks'), '!'),
    next: { remarks: ['Gate 3!'] },
  },
};

const show = (field: ReactNode) =>
  render(
    <UiProvider>
      <form aria-label="Form">{field}</form>
    </UiProvider>,
  );
const form = () => screen.getByRole<HTMLFormElement>('form');
/** What the browser would send: every name with its values. */
const sent = () => {
  const data = new FormData(form());
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
};

describe.each(Object.entries(cases))('[UI-01] %s in a form', (_name, { field, first, act: change, next }) => {
  it('is sent by its name', async () => {
    show(field({}));
    expect(sent()).toEqual(first);
    await change();
    expect(sent()).toEqual(next);
  });

  it('is again what it began with after a reset', async () => {
    show(field({}));
    await change();
    act(() => form().reset());
    expect(sent()).toEqual(first);
  });

  it('is not sent while it is disabled', () => {
    show(field({ disabled: true }));
    expect(sent()).toEqual({});
  });
});
