import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BellIcon, CommentIcon } from '../../icons/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { badgeContent: 3, label: '3 unread messages' },
  parameters: { layout: 'padded', pictures: { only: 'phone' } },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

// [UI-01]
export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvas.getByText('3 unread messages')).toBeInTheDocument();
  },
};
// [SH-05]
export const OnAnIcon: Story = {
  name: 'On an icon, which it names',
  render: (args) => (
    <IconButton>
      <Badge {...args} tone="error">
        <BellIcon size={20} />
      </Badge>
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 unread messages' })).toBeVisible();
  },
};
export const ManyMore: Story = {
  name: 'More than can be written out',
  args: { badgeContent: 1240, label: '1,240 unread messages' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 24, padding: 8 }}>
      <Badge {...args} />
      <Badge {...args} tone="error">
        <CommentIcon size={20} />
      </Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('99+')).toHaveLength(2);
  },
};
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Badge key={tone} badgeContent={8} label={`8, ${tone}`} tone={tone} />
      ))}
    </div>
  ),
};
export const None: Story = {
  name: 'Nothing to count',
  parameters: { pictures: { none: 'an icon alone' } },
  args: { badgeContent: 0, label: 'No messages', children: <BellIcon size={20} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
export const Dark: Story = {
  parameters: { pictures: { none: 'the other stories are pictured in dark too' } },
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = {
  args: { badgeContent: 120, children: <BellIcon size={20} />, style: { margin: 12 } },
  globals: { direction: 'rtl' },
};
