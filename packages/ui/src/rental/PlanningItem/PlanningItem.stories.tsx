import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../stories/samples.ts';
import { PlanningItem } from './PlanningItem.tsx';

const meta = {
  title: 'Rental/PlanningItem',
  component: PlanningItem,
  args: {
    status: 'onRent',
    text: '3 – 27 Nov',
    label: 'Scissor lift, on rent, 3 – 27 Nov',
    href: '#c-240118',
    start: 0.1,
    width: 0.6,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: 52 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanningItem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnRent: Story = {};
export const Planned: Story = { args: { status: 'planned' } };
export const OffHireRequested: Story = { args: { status: 'offHireRequested', text: 'pick-up asked 21 Nov' } };
export const Overdue: Story = { args: { status: 'overdue', text: 'Overdue 7 days' } };
export const OffHired: Story = { args: { status: 'offHired', text: 'OH-88213 · off-hired 18 Nov' } };
export const OpenEnded: Story = {
  args: { text: 'open-ended, since 1 Oct', width: 0.9, openEnded: true, goesOnAfter: true },
};
export const GoesOn: Story = {
  args: { start: 0, width: 1, goesOnBefore: true, goesOnAfter: true, text: 'since 12 Oct' },
};
export const Narrow: Story = { args: { status: 'overdue', text: 'Overdue 1 day', width: 0.02 } };
export const LongText: Story = { args: { text: longName, width: 0.4 } };
export const Dark: Story = { args: { status: 'overdue', text: 'Overdue 7 days' }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { openEnded: true, goesOnAfter: true }, globals: { direction: 'rtl' } };
