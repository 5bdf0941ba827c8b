import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { nl } from '../../locales/nl.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const MISSING = 'Fill this in.';
const NAMES = ['name', 'po'] as const;
type Errors = Partial<Record<(typeof NAMES)[number], string>>;

/** Validates on submit: immediately, or with a response that `answer` delivers later. */
function Project({
  answer,
  begin = {},
  ...own
}: Partial<FormProps> & { answer?: () => Promise<Errors>; begin?: Errors }) {
  const [errors, setErrors] = useState<Errors>(begin);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (answer) {
      setErrors({});
      setErrors(await answer());
    } else setErrors(Object.fromEntries(NAMES.filter((name) => !data.get(name)).map((name) => [name, MISSING])));
  };
  return (
    <UiProvider>
      <Form label="Project" actions={<button type="submit">Save</button>} onSubmit={submit} {...own}>
        <TextField label="Name" name="name" error={Boolean(errors.name)} helperText={errors.name} />
        <TextField label="PO number" name="po" error={Boolean(errors.po)} helperText={errors.po} />
      </Form>
    </UiProvider>
  );
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const summary = () => screen.queryByRole('group', { name: /problem/ });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('Form', () => {
  it('[UI-01] shows why it was refused where the button is far below, and does not move a page that begins with it', async () => {
    const { scrollIntoView } = Element.prototype;
    const into = vi.fn();
    Element.prototype.scrollIntoView = into;
    onTestFinished(() => {
      Element.prototype.scrollIntoView = scrollIntoView;
    });
    const { unmount } = render(<Project error="No connection." begin={{ name: MISSING }} />);
    expect(summary()).toBeVisible();
    expect(into).not.toHaveBeenCalled();
    unmount();
    const { rerender } = render(<Project error="No connection." />);
    expect(into).not.toHaveBeenCalled();
    rerender(<Project />);
    await save();
    rerender(<Project error="No connection." />);
    expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(into.mock.contexts).toEqual([screen.getByRole('alert')]);
  });

  it('[SH-05] leaves the focus in the field while a button is pressed, which an error shown on blur would move away', async () => {
    render(<Project />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(field);
    await save();
    expect(field).not.toHaveFocus();
    await userEvent.click(field);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Save' }) });
    expect(field).toHaveFocus();
  });

  it('[UI-01] is a named form that leaves the check to its fields', () => {
    render(<Project />);
    expect(screen.getByRole('form', { name: 'Project' })).toHaveProperty('noValidate', true);
    expect(summary()).toBeNull();
  });

  it('[SH-05] says after a refused submit what is wrong, in the order of the fields, and has the focus there', async () => {
    render(<Project />);
    await save();
    expect(screen.getByRole('group', { name: 'There are problems with 2 fields' })).toHaveFocus();
    expect(links()).toEqual([`Name ${MISSING}`, `PO number ${MISSING}`]);
  });

  it('[SH-05] leads from there to the field', async () => {
    const { href } = window.location;
    render(<Project />);
    await save();
    await userEvent.click(screen.getByRole('link', { name: `PO number ${MISSING}` }));
    expect(screen.getByRole('textbox', { name: 'PO number' })).toHaveFocus();
    expect(window.location.href).toBe(href);
  });

  it('[SH-05] takes the focus again when the same is refused again, and goes when nothing is wrong', async () => {
    render(<Project />);
    await save();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Kade');
    await save();
    expect(screen.getByRole('group', { name: 'There is a problem with 1 field' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'PO number' }), '45');
    await save();
    expect(summary()).toBeNull();
  });

  it('[SH-05] has the focus on what the server refuses, unless the reader has gone on meanwhile', async () => {
    const asked: ((errors: Errors) => void)[] = [];
    const answer = () => new Promise<Errors>((resolve) => void asked.push(resolve));
    render(<Project answer={answer} />);
    await save();
    await act(async () => asked[0]?.({ po: 'Taken.' }));
    expect(summary()).toHaveFocus();
    await save();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    await act(async () => asked[1]?.({ po: 'Taken.' }));
    expect(summary()).toBeVisible();
    expect(name).toHaveFocus();
  });

  it('[SH-05] sends the focus of a short form to the first field that is wrong, without a list', async () => {
    render(<Project focusOnError="field" />);
    await save();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(summary()).toBeNull();
  });

  it('[SH-05] lists nothing while one types, before anything is sent', async () => {
    const form = (error?: string) => (
      <UiProvider>
        <Form
          label="Project"
          actions={<button type="submit">Save</button>}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField label="Name" error={Boolean(error)} helperText={error} />
        </Form>
      </UiProvider>
    );
    const { rerender } = render(form());
    rerender(form(MISSING));
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    expect(summary()).toBeNull();
    await save();
    expect(summary()).toHaveFocus();
  });

  it('[UI-01] announces why the whole was refused, with a way on', async () => {
    const onClick = vi.fn();
    const action = (
      <button type="button" onClick={onClick}>
        Load the latest
      </button>
    );
    render(<Project error="Someone else changed it." errorAction={action} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Someone else changed it.');
    await userEvent.click(screen.getByRole('button', { name: 'Load the latest' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('[UI-04] speaks the reader’s language, and this one place’s own', () => {
    const form = (own: Partial<FormProps>) => (
      <UiProvider locale={nl}>
        <Form label="Project" {...own}>
          <TextField label="Naam" error={true} helperText={'Vul dit in.'} />
        </Form>
      </UiProvider>
    );
    const { rerender } = render(form({}));
    expect(screen.getByText('Eén veld klopt nog niet')).toBeVisible();
    rerender(form({ labels: { issues: 'Nog {count}' } }));
    expect(screen.getByText('Nog 1')).toBeVisible();
  });
});
