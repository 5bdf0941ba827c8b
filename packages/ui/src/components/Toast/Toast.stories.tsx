import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { useToast } from './context.ts';
import { Toast } from './Toast.tsx';
import { ToastProvider } from './ToastProvider.tsx';

const undo = fn();

function Archive() {
  const toast = useToast();
  return (
    <Button
      variant="outlined"
      onClick={() =>
        toast.show({ message: 'Project Kade Noord archived.', tone: 'success', onUndo: undo, duration: null })
      }
    >
      Archive project
    </Button>
  );
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: Toast,
  subcomponents: { ToastProvider },
  args: { message: 'Project Kade Noord archived.', tone: 'success', onUndo: fn(), onClose: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Toast>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {};
export const Neutral: Story = { args: { tone: 'neutral', onUndo: undefined, message: 'Filters saved as “Overdue”.' } };
export const Failed: Story = { args: { tone: 'error', onUndo: undefined, message: 'The export failed. Try again.' } };
export const WithAction: Story = {
  args: {
    tone: 'info',
    onUndo: undefined,
    message: 'Order O-1042 sent.',
    action: { label: 'View order', onClick: fn() },
  },
};
export const Warning: Story = {
  args: { tone: 'warning', message: 'Two of three files were refused.', action: { label: 'Show them', onClick: fn() } },
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = { args: { message: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

// [SH-05]
export const Undone: Story = {
  name: 'Undo by keyboard, and the focus comes back',
  render: () => (
    <ToastProvider>
      <div style={{ minBlockSize: 200 }}>
        <Archive />
      </div>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const archive = canvas.getByRole('button', { name: 'Archive project' });
    await userEvent.click(archive);
    const messages = canvas.getByRole('region', { name: 'Messages' });
    expect(messages).toHaveTextContent('Project Kade Noord archived.');
    await userEvent.tab();
    expect(within(messages).getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(within(messages).queryByRole('button')).toBeNull();
    expect(archive).toHaveFocus();
  },
};

// [SH-05]
export const Several: Story = {
  name: 'Three in sight, none lost',
  render: () => (
    <ToastProvider>
      <div style={{ minBlockSize: 360 }}>
        <Archive />
      </div>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const archive = canvas.getByRole('button', { name: 'Archive project' });
    for (let times = 0; times < 4; times += 1) await userEvent.click(archive);
    const close = () => canvas.getAllByRole('button', { name: 'Close message' });
    expect(close()).toHaveLength(3);
    await userEvent.click(close()[0] as HTMLElement);
    expect(close()).toHaveLength(3);
    await userEvent.click(close()[0] as HTMLElement);
    expect(close()).toHaveLength(2);
  },
};
