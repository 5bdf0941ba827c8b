import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Asking(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ minBlockSize: 'var(--story-room, 420px)' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
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
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Cancel order O-1042?',
    children: 'Four machines will not be delivered on Tuesday 24 November. This cannot be undone.',
    confirmLabel: 'Cancel order',
    labels: { cancel: 'Keep order' },
    tone: 'error',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'padded' },
  render: (args) => <Asking {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('alertdialog');

// [SH-05]
export const Danger: Story = {
  name: 'Danger begins on the way back',
  play: async () => {
    await waitFor(async () => expect(within(await dialog()).getByRole('button', { name: 'Keep order' })).toHaveFocus());
  },
};

// [SH-05]
export const ByKeyboard: Story = {
  name: 'Opens, closes and gives the focus back',
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cancel order' });
    await userEvent.click(opener);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    expect(args.onClose).toHaveBeenCalledTimes(1);
    expect(opener).toHaveFocus();
  },
};

export const Plain: Story = {
  args: {
    tone: 'neutral',
    title: 'Submit order?',
    children: 'It goes to your approver first.',
    confirmLabel: 'Submit',
    labels: {},
  },
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Submit' }));
    expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Working: Story = { args: { working: true } };
export const Failed: Story = { args: { error: 'The order was confirmed a moment ago. Load it again to see why.' } };
export const LongText: Story = {
  args: { title: longName, children: longName },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
