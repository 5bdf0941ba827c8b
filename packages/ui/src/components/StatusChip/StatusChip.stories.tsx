import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RENTAL_TONES, type RentalStatus, rentalTone } from '../../rental/status.ts';
import { longName } from '../../stories/samples.ts';
import { StatusChip } from './StatusChip.tsx';

const meta = {
  title: 'Components/Lists/StatusChip',
  component: StatusChip,
  args: { tone: 'success', children: 'On rent' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof StatusChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Info: Story = { args: { tone: 'info', children: 'Planned' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Off-hire requested' } };
export const Alarm: Story = { name: 'Error', args: { tone: 'error', children: 'Overdue 7 days' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Off-hired' } };

const THINGS = {
  contractLine: 'Machine on a contract',
  order: 'Order',
  invoice: 'Invoice',
  project: 'Project',
} as const;
const statusesOf = (thing: keyof typeof THINGS) => Object.keys(RENTAL_TONES[thing]) as RentalStatus[];
const WORDS: Record<RentalStatus, string> = {
  planned: 'Planned',
  onRent: 'On rent',
  overdue: 'Overdue',
  offHireRequested: 'Off-hire requested',
  offHired: 'Off-hired',
  returned: 'Returned',
  closed: 'Closed',
  cancelled: 'Cancelled',
  draft: 'Draft',
  pendingApproval: 'Waiting for approval',
  submitted: 'Submitted',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  completed: 'Completed',
  open: 'Open',
  disputed: 'Disputed',
  partlyPaid: 'Partly paid',
  paid: 'Paid',
  void: 'Void',
  active: 'Active',
};

// [SH-05]
export const RentalStatuses: Story = {
  name: 'The statuses of the rental trade',
  parameters: { layout: 'padded', pictures: { only: 'wide' } },
  render: () => (
    <dl style={{ display: 'grid', gap: 12, margin: 0, padding: 16 }}>
      {Object.entries(THINGS).map(([thing, name]) => (
        <div key={thing} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
          <dt style={{ inlineSize: '12rem' }}>{name}</dt>
          {statusesOf(thing as keyof typeof THINGS).map((status) => (
            <dd key={status} style={{ margin: 0 }}>
              <StatusChip tone={rentalTone(status)}>{WORDS[status]}</StatusChip>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('dd')).toHaveLength(23);
  },
};
export const LongText: Story = { args: { children: longName }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { tone: 'error', children: 'Overdue 7 days' }, globals: { scheme: 'dark' } };
export const RightToLeft: Story = {
  args: { tone: 'warning', children: 'Off-hire requested' },
  globals: { direction: 'rtl' },
};
