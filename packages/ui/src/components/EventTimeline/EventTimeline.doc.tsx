import Link from '@mui/material/Link';
import { documented } from '../../stories/documentation/documentation.ts';
import { EventTimeline, type EventTimelineProps } from './EventTimeline.tsx';
import type { TimelineEvent } from './model.ts';

const calledOff: TimelineEvent = {
  id: 'called-off',
  at: '2026-11-20T08:12:00Z',
  actor: 'Sanne de Wit',
  title: 'Generator 20 kVA called off',
  tone: 'warning',
};
const comment: TimelineEvent = {
  id: 'comment',
  at: '2026-11-20T07:47:00Z',
  actor: 'Milan de Boer',
  comment: 'Welding moves to the 100 A board on Tuesday.\nThe generator may go.',
};
const overdue: TimelineEvent = {
  id: 'overdue',
  at: '2026-11-19T15:00:00Z',
  actor: null,
  title: 'Telescopic boom lift 22 m overdue',
  tone: 'error',
};
const delivered: TimelineEvent = {
  id: 'delivered',
  at: '2026-10-12T05:45:00Z',
  title: '4 machines delivered',
  details: <Link href="#DN-30862">DN-30862</Link>,
  tone: 'success',
};
const place = { label: 'Activity', timeZone: 'Europe/Amsterdam', today: '2026-11-20' };
const sample: EventTimelineProps = {
  ...place,
  events: [calledOff, comment, overdue, delivered],
  onShowEarlier: () => undefined,
};
const list = (...events: TimelineEvent[]) => <EventTimeline {...place} events={events} />;

export default documented('HyEventTimeline', EventTimeline, {
  sample,
  notes: `Pass events newest first, each with its instant. They are grouped by day in \`timeZone\`, which is the
depot’s. With \`today\`, recent days are named “Today” and “Yesterday”. An \`actor\` of null is the system. Without
\`actor\`, no author is shown.`,
  use: {
    when: ['For the history of one thing, with author and time: changes, messages, comments.'],
    instead: {
      DataList: 'For records that are sorted and filtered by columns.',
      PlanningTimeline: 'For periods on a calendar.',
      WhatsNewPage: 'For changes of the application itself.',
    },
  },
  behavior: {
    'Long comments': 'They are shown in full, with their line breaks.',
    Earlier:
      'Show ten to twenty-five events initially. The button stays in place while more load, and focus then moves to the first new one.',
    Nothing: 'Says that there are no events yet.',
  },
  wording: [
    'A title describes the event in the past tense, with its object and without a full stop: “Generator 20 kVA called off”.',
  ],
  screenReader: [
    'A region with one list per day, named by its date. Markers are not announced, so the title must express the meaning of its tone.',
    'The number of loaded earlier events is announced.',
  ],
  related: {
    Paginator: 'Pages the rows of a list. Events load more with “Show earlier”.',
    StatusChip: 'For the current state of a thing.',
    SidePanel: 'Can contain it.',
  },
  anatomy: {
    slots: {
      root: 'Events, with a name for screen readers.',
      day: 'Events of one day.',
      date: 'Date, as a word for recent days.',
      events: 'Events of the day, newest first.',
      event: 'An event, on the line between markers.',
      marker: 'Shape of its tone, or the initials of a comment’s author.',
      details: 'Title, time, author and details.',
      comment: 'Text of a comment, with its line breaks.',
      earlier: 'Button that loads earlier events.',
      empty: 'Text shown instead of the days if there are no events.',
    },
    elsewhere: ['empty'],
  },
  states: {
    'Events and a comment': {},
    'All of it': { props: { events: [overdue, delivered], onShowEarlier: undefined } },
    Loading: { props: { events: undefined } },
    'Loading earlier ones': { props: { events: [delivered], loadingEarlier: true } },
    Nothing: { props: { events: [], onShowEarlier: undefined } },
    'Hover, earlier': { props: { events: [delivered] }, hover: 'button' },
    'Focus, earlier': { props: { events: [delivered] }, focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: list(calledOff),
        say: 'Describe the event and its object in the past tense. Author and time have their own line.',
      },
      dont: {
        show: list({ ...calledOff, title: 'Sanne de Wit has updated the status on November 20 at 09:12' }),
        say: 'Don’t include author and time in the title, or write “updated” without saying what.',
      },
    },
    {
      do: {
        show: list(overdue, { ...delivered, tone: 'neutral' }),
        say: 'Use tones for events that the reader should notice. Most events are neutral.',
      },
      dont: {
        show: list({ ...comment, id: 'note', comment: undefined, title: 'Opened the page', tone: 'success' }),
        say: 'Don’t list irrelevant events, and don’t color them.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the links of the events to “Show earlier”.',
    Enter: 'Follows the focused link.',
    'Enter, Space':
      'On “Show earlier”, loads more events. Focus moves to the first of them once loaded. The button stays focusable meanwhile, but ignores clicks.',
  },
});
