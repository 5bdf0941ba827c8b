import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { nl } from '../../locales/nl.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { EventTimeline, type EventTimelineProps } from './EventTimeline.tsx';
import type { TimelineEvent } from './model.ts';

const events: TimelineEvent[] = [
  { id: 'off', at: '2026-11-20T08:12:00Z', actor: 'Sanne', title: 'Called off' },
  { id: 'note', at: '2026-11-19T23:05:00Z', actor: 'Milan de Boer', comment: 'It may go.' },
  { id: 'late', at: '2026-11-19T10:00:00Z', actor: null, title: 'Overdue' },
  { id: 'in', at: '2026-10-12T10:00:00Z', title: 'Delivered' },
];

const timeline = (props: Partial<EventTimelineProps> = {}, locale?: UiLocale) => (
  <UiProvider {...(locale && { locale })}>
    <EventTimeline label="Activity" events={events} timeZone="Europe/Amsterdam" today="2026-11-20" {...props} />
  </UiProvider>
);

describe('EventTimeline', () => {
  it('names the days in the place’s time zone, today and yesterday in words', () => {
    render(timeline());
    const region = within(screen.getByRole('region', { name: 'Activity' }));
    const day = (name: string) => within(region.getByRole('list', { name })).getAllByRole('listitem');
    expect(day('Today').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Called off'),
      expect.stringContaining('It may go.'),
    ]);
    expect(day('Yesterday')).toHaveLength(1);
    expect(day('Monday, October 12, 2026')).toHaveLength(1);
  });

  it('gives the instant to machines, and the time there to people', () => {
    render(timeline({}, nl));
    const time = screen.getByText('Called off').closest('li')?.querySelector('time');
    expect(time).toHaveAttribute('datetime', '2026-11-20T08:12:00Z');
    expect(time).toHaveTextContent('09:12');
  });

  it('says who did it, in the reader’s language where it was the system, and nothing where nobody is named', () => {
    render(timeline({}, nl));
    const itemOf = (title: string) => screen.getByText(title).closest('li');
    expect(itemOf('Called off')).toHaveTextContent('09:12 · Sanne');
    expect(itemOf('Overdue')).toHaveTextContent('11:00 · Systeem');
    expect(itemOf('Delivered')).toHaveTextContent(/12:00$/);
    expect(itemOf('It may go.')).toHaveTextContent('Milan de Boer 00:05');
  });

  it('loads earlier events, goes to the first of them and says how many there are', async () => {
    const onShowEarlier = vi.fn();
    const { rerender } = render(timeline({ events: events.slice(0, 2), onShowEarlier }));
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(onShowEarlier).toHaveBeenCalledOnce();
    rerender(timeline({ events: events.slice(0, 2), onShowEarlier, loadingEarlier: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(onShowEarlier).toHaveBeenCalledOnce();
    // A new event in the meantime is not an earlier one.
    const now = { id: 'now', at: '2026-11-20T09:00:00Z', title: 'Collected' };
    rerender(timeline({ events: [now, ...events.slice(0, 2)], onShowEarlier, loadingEarlier: true }));
    expect(screen.getByRole('status')).toHaveTextContent('');
    rerender(timeline({ events: [now, ...events] }));
    expect(screen.getByText('Overdue').closest('li')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('2 earlier events shown');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that it loads, and that there is nothing', () => {
    const { rerender } = render(timeline({ events: undefined }));
    expect(screen.getByRole('region', { name: 'Activity' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading what happened');
    rerender(timeline({ events: [], labels: { empty: 'No activity' } }));
    expect(screen.getByText('No activity')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});
