import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { MessageBanner } from './MessageBanner.tsx';

const message = 'on Sunday 22 November, 06:00–08:00. Call-offs sent then are handled at 08:00.';

const meta = {
  title: 'Components/Shell/MessageBanner',
  component: MessageBanner,
  args: { title: 'Planned maintenance', children: message, expanded: true },
  render: function Stateful(args) {
    const [expanded, setExpanded] = useState(args.expanded);
    return <MessageBanner {...args} expanded={expanded} onExpandedChange={(_, expanded) => setExpanded(expanded)} />;
  },
} satisfies Meta<typeof MessageBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Expanded: Story = {};

// [SH-01]
export const Toggle: Story = {
  name: 'Minimizes and expands',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    expect(canvas.getByRole('region', { name: 'Important message' })).toBeVisible();
    expect(canvas.getByRole('status')).toHaveTextContent(message);
    await userEvent.click(canvas.getByRole('button', { name: 'Minimize', expanded: true }));
    expect(canvas.getByText(message)).not.toBeVisible();
    expect(canvas.getByText('Planned maintenance')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(canvas.getByText(message)).toBeVisible();
  },
};

export const Minimized: Story = { args: { expanded: false } };
export const MinimizedWithoutTitle: Story = { args: { expanded: false, title: undefined } };
export const Fixed: Story = { render: (args) => <MessageBanner {...args} /> };
export const LongText: Story = { args: { children: longName }, globals: { viewport: { value: 'phone' } } };
export const LongWord: Story = { args: { children: 'x'.repeat(200) }, globals: { viewport: { value: 'phone' } } };
export const Information: Story = { args: { tone: 'info', title: undefined } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
