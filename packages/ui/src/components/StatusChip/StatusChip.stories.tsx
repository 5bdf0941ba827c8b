import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../stories/samples.ts';
import { StatusChip } from './StatusChip.tsx';

const meta = {
  title: 'Lists/StatusChip',
  component: StatusChip,
  args: { tone: 'onRent', children: 'On rent' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof StatusChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnRent: Story = {};
export const Planned: Story = { args: { tone: 'planned', children: 'Planned' } };
export const Pending: Story = { args: { tone: 'pending', children: 'Off-hire requested' } };
export const Overdue: Story = { args: { tone: 'overdue', children: 'Overdue 7 days' } };
export const OffHired: Story = { args: { tone: 'neutral', children: 'Off-hired' } };
export const LongText: Story = { args: { children: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { tone: 'overdue', children: 'Overdue 7 days' }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = {
  args: { tone: 'pending', children: 'Off-hire requested' },
  globals: { direction: 'rtl' },
};
