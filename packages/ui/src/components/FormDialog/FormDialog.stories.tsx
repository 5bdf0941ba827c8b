import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

function Adding(props: FormDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ minBlockSize: 'var(--story-room, 480px)' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        New project
      </Button>
      <FormDialog
        {...props}
        open={open}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Forms/FormDialog',
  component: FormDialog,
  args: {
    open: true,
    title: 'Add project',
    text: 'It can be ordered for as soon as it is added.',
    submitLabel: 'Add project',
    children: (
      <>
        <TextField label="Name" name="name" />
        <TextField label="PO number" name="po" />
      </>
    ),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'padded' },
  render: (args) => <Adding {...args} />,
} satisfies Meta<typeof FormDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));

// [SH-05]
export const FirstField: Story = {
  name: 'Begins on its first field',
  play: async () => {
    const form = await dialog();
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

// [UI-01]
export const ByKeyboard: Story = {
  name: 'Opens, is sent by Enter, closes, and gives the focus back',
  parameters: { pictures: { none: 'the keys are what it shows' } },
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'New project' });
    await userEvent.click(opener);
    const name = (await dialog()).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Zuidas Tower C{Enter}');
    expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  },
};

export const Working: Story = {
  parameters: { pictures: { only: 'wide' } },
  args: { working: true },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'One moment' })).toHaveAttribute('aria-disabled', 'true');
  },
};

// [SH-05]
export const FieldRefused: Story = {
  name: 'A field is refused, and has the focus',
  parameters: { pictures: { none: 'the focus is what it shows' } },
  render: function Checked(args) {
    const [error, setError] = useState<string>();
    return (
      <Adding {...args} onSubmit={() => setError('Fill this in.')}>
        <TextField label="PO number" name="po" />
        <TextField
          label="Name"
          name="name"
          required
          {...(error && {
            error: Boolean(error),
            helperText: error,
          })}
        />
      </Adding>
    );
  },
  play: async () => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Add project' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    const [po, name] = form.getAllByRole('textbox').map((field) => field.closest('.HyField-root'));
    const gap = (name?.getBoundingClientRect().top ?? 0) - (po?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBe(16);
  },
};

// [UI-01]
export const Refused: Story = {
  name: 'Refused, it stays with what was typed',
  // What is wrong with one field stands at that field: see the story before.
  args: { error: 'Projects cannot be added right now. Try again in a minute.' },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('Try again in a minute.');
  },
};

export const LongForm: Story = {
  name: 'A long form scrolls between title and buttons',
  parameters: { pictures: { only: 'phone' } },
  args: {
    title: longName,
    children: Array.from({ length: 14 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no ids
      <TextField key={index} label={`Reference ${index + 1}`} />
    )),
  },
  play: async () => {
    const submit = (await dialog()).getByRole('button', { name: 'Add project' });
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Dark: Story = {
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { parameters: { pictures: { only: 'wide' } }, globals: { direction: 'rtl' } };
