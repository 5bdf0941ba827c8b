import Avatar from '@mui/material/Avatar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast, groundOf } from './measure.ts';
import { row } from './parts.tsx';

const meta = {
  title: 'Components/MUI/Avatar',
  component: Avatar,
  decorators: [row],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <>
      <Avatar>AV</Avatar>
      <Avatar variant="rounded">JB</Avatar>
      <Avatar variant="square">KM</Avatar>
      <Avatar aria-label="Unknown" role="img" />
      <Avatar sx={{ inlineSize: 28, blockSize: 28, fontSize: '0.75rem' }}>PS</Avatar>
    </>
  ),
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('AV');
    expect(contrast(getComputedStyle(avatar).color, groundOf(avatar))).toBeGreaterThanOrEqual(4.5);
  },
};
