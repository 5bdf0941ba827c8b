import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

const show = async (own: Partial<FormDialogProps> = {}) => {
  const onSubmit = vi.fn();
  const onClose = vi.fn();
  const dialog = (props: Partial<FormDialogProps>) => (
    <UiProvider>
      <FormDialog open title="Add project" submitLabel="Add project" {...{ onSubmit, onClose }} {...own} {...props}>
        {props.children ?? (
          <>
            <input type="hidden" name="client" />
            <label>
              Name <input name="name" />
            </label>
            <label>
              City <input name="city" />
            </label>
          </>
        )}
      </FormDialog>
    </UiProvider>
  );
  const { rerender } = render(dialog({}));
  await screen.findByRole('dialog', { name: 'Add project' });
  return { onSubmit, onClose, now: (props: Partial<FormDialogProps>) => rerender(dialog(props)) };
};
const name = () => screen.getByRole('textbox', { name: 'Name' });

describe('FormDialog', () => {
  it('[SH-05] begins on its first field and is described by its sentence', async () => {
    await show({ text: 'It can be ordered for at once.' });
    expect(name()).toHaveFocus();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('It can be ordered for at once.');
  });

  it('[SH-05] begins on the field that asks for it', async () => {
    render(
      <UiProvider>
        <FormDialog open title="Add place" submitLabel="Add" onSubmit={(event) => event} onClose={() => undefined}>
          <input aria-label="Name" />
          {/* biome-ignore lint/a11y/noAutofocus: subject of the test */}
          <input aria-label="City" autoFocus />
        </FormDialog>
      </UiProvider>,
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus());
  });

  it('[UI-01] is sent by Enter and by its button, without leaving the page', async () => {
    const { onSubmit } = await show();
    await userEvent.type(name(), 'Zuidas Tower C{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Add project' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true, true]);
  });

  it('[UI-01] closes by Cancel and Escape, and not by a press beside it', async () => {
    const { onClose } = await show();
    await userEvent.click(document.querySelector('.MuiDialog-container') as Element);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('[UI-01] neither closes nor is sent twice while it works', async () => {
    const { onSubmit, onClose } = await show({ working: true });
    await userEvent.type(name(), 'Zuidas{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'One moment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('[UI-01] says why it was refused and keeps what was typed', async () => {
    const { now } = await show();
    await userEvent.type(name(), 'Zuidas');
    now({ error: 'A project of this name is there already.' });
    expect(screen.getByRole('alert')).toHaveTextContent('A project of this name is there already.');
    expect(name()).toHaveValue('Zuidas');
  });

  it.each(['at once', 'with the server’s answer'])(
    '[SH-05] has the focus on the first field refused, %s',
    async (when) => {
      const { now } = await show();
      const refused = (error?: string) => ({
        children: (
          <>
            <TextField label="City" />
            <TextField
              label="Name"
              {...(error && {
                error: Boolean(error),
                helperText: error,
              })}
            />
            <TextField
              label="PO number"
              {...(error && {
                error: Boolean(error),
                helperText: error,
              })}
            />
          </>
        ),
      });
      now(refused());
      const submit = screen.getByRole('button', { name: 'Add project' });
      submit.focus();
      await userEvent.keyboard('{Enter}');
      if (when !== 'at once') {
        now({ ...refused(), working: true });
        expect(submit).toHaveFocus();
      }
      now(refused('There is one already.'));
      expect(name()).toHaveFocus();
    },
  );

  it('[SH-05] leaves the focus where the reader has gone on meanwhile', async () => {
    const { now } = await show();
    const fields = (error?: string) => ({
      children: (
        <>
          <TextField
            label="Name"
            {...(error && {
              error: Boolean(error),
              helperText: error,
            })}
          />
          <TextField label="City" />
        </>
      ),
    });
    now(fields());
    await userEvent.click(screen.getByRole('button', { name: 'Add project' }));
    const city = screen.getByRole('textbox', { name: 'City' });
    await userEvent.click(city);
    now(fields('There is one already.'));
    expect(city).toHaveFocus();
  });

  it('[SH-05] leaves the focus in the field while its button is pressed', async () => {
    const { onSubmit } = await show();
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Add project' }) });
    expect(name()).toHaveFocus();
    await user.pointer('[/MouseLeft]');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('[UI-01] does not send the form of the page under it', async () => {
    const outer = vi.fn();
    render(
      <UiProvider>
        <form aria-label="Order" onSubmit={outer}>
          <FormDialog open title="Add place" submitLabel="Add" onSubmit={(event) => event} onClose={() => undefined} />
        </form>
      </UiProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    expect(outer).not.toHaveBeenCalled();
  });
});
