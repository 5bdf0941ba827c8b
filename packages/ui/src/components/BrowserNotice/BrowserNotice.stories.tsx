import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { BrowserNotice } from './BrowserNotice.tsx';

const meta = {
  title: 'Components/Shell/BrowserNotice',
  component: BrowserNotice,
  args: { expanded: true },
  render: function Stateful(args) {
    const [expanded, setExpanded] = useState(args.expanded);
    return <BrowserNotice {...args} expanded={expanded} onExpandedChange={(_, expanded) => setExpanded(expanded)} />;
  },
} satisfies Meta<typeof BrowserNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

// [SH-01]
export const Expanded: Story = {
  name: 'Minimizes and keeps its title',
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement);
    await userEvent.click(notice.getByRole('button', { name: 'Minimize', expanded: true }));
    expect(notice.getByText('Your browser is not supported')).toBeVisible();
    expect(notice.getByText(/Update your browser/)).not.toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Show message' }));
    expect(notice.getByText(/Update your browser/)).toBeVisible();
  },
};
export const Minimized: Story = { args: { expanded: false } };
export const German: Story = { globals: { language: 'de' } };
export const LongText: Story = { args: { labels: { text: longName } }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  globals: { scheme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
