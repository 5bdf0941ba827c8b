import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../../stories/samples.ts';
import { EventTimeline, type EventTimelineProps } from './EventTimeline.tsx';
import type { TimelineEvent } from './model.ts';

const events: TimelineEvent[] = [
  {
    id: 'called-off',
    at: '2026-11-20T08:12:00Z',
    actor: 'Sanne de Wit',
    title: 'Generator 20 kVA called off',
    details: 'Off-hire number to follow',
    tone: 'warning',
  },
  {
    id: 'comment',
    at: '2026-11-20T07:47:00Z',
    actor: 'Milan de Boer',
    comment: 'Yes. Welding moves to the 100 A board on Tuesday.\nThe generator may go.',
  },
  { id: 'overdue', at: '2026-11-19T23:00:00Z', actor: null, title: 'Telescopic boom lift 22 m overdue', tone: 'error' },
  {
    id: 'extended',
    at: '2026-11-19T15:40:00Z',
    actor: 'Anna Visser',
    title: 'Diesel scissor lift 12 m extended',
    details: 'From 27 Nov to 4 Dec',
    tone: 'info',
  },
  {
    id: 'delivered',
    at: '2026-10-12T05:45:00Z',
    title: '4 lines delivered',
    details: <Link href="#DN-30862">DN-30862</Link>,
    tone: 'success',
  },
];

const earlier: TimelineEvent[] = [
  { id: 'approved', at: '2026-10-07T11:20:00Z', actor: 'Eva Brandt', title: 'Approved' },
  { id: 'ordered', at: '2026-10-07T09:02:00Z', actor: 'Anna Visser', title: 'Ordered' },
];

function Growing({ onShowEarlier, ...props }: EventTimelineProps) {
  const [shown, setShown] = useState(events);
  const showEarlier = () => {
    onShowEarlier?.();
    setShown([...events, ...earlier]);
  };
  return <EventTimeline {...props} events={shown} {...(shown === events && { onShowEarlier: showEarlier })} />;
}

const meta = {
  title: 'Components/Lists/EventTimeline',
  component: EventTimeline,
  args: { label: 'Activity', events, timeZone: 'Europe/Amsterdam', today: '2026-11-20' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { pictures: { only: 'phone' } },
} satisfies Meta<typeof EventTimeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Days: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'))).toHaveLength(3);
    await expect(canvas.getByRole('list', { name: 'Today' })).toBeVisible();
  },
};

export const ShowEarlier: Story = {
  args: { onShowEarlier: fn() },
  render: (args) => <Growing {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(args.onShowEarlier).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Approved').closest('li')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 earlier events shown');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EarlierLoading: Story = {
  args: { events: events.slice(0, 1), onShowEarlier: fn(), loadingEarlier: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(args.onShowEarlier).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { events: undefined } };
export const Empty: Story = { args: { events: [] } };

export const LongText: Story = {
  args: {
    events: [
      { id: 'long', at: '2026-11-20T08:12:00Z', actor: longName, title: longName, details: longName },
      { id: 'said', at: '2026-11-20T08:00:00Z', actor: longName, comment: longName },
    ],
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { args: { events: events.slice(0, 3) }, globals: { direction: 'rtl' } };
