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
  notes: `Events come newest first, with the instant of each. They are grouped by the days of \`timeZone\`, which is that of
the depot, and with \`today\` the days close to it are called “Today” and “Yesterday”. An \`actor\` of null is the system;
without one, nobody is named.`,
  use: {
    when: ['For what happened to one thing, with who did it and when: changes, messages, comments.'],
    instead: {
      DataList: 'For things that are sorted and filtered by columns.',
      PlanningTimeline: 'For periods on a calendar.',
      WhatsNewPage: 'For what changed in the application itself.',
    },
  },
  behavior: {
    'Long comments': 'They are shown in full, with their line breaks.',
    Earlier:
      'Ten to twenty-five events are enough to begin with. The button keeps its place while more load, and the focus goes to the first that came.',
    Nothing: 'Says that nothing has happened yet.',
  },
  wording: [
    'A title is what happened, in the past tense, with its object and no full stop: “Generator 20 kVA called off”.',
  ],
  screenReader: [
    'A region in which each day is a list named by its date. The marker is not read: the title has to say what its tone says.',
    'How many earlier events came is announced.',
  ],
  related: {
    Paginator: 'Pages the rows of a list; events go on with “Show earlier”.',
    StatusChip: 'For the state that a thing has now.',
    SidePanel: 'Can hold it.',
  },
  anatomy: {
    slots: {
      root: 'All that happened, with a name for screen readers.',
      day: 'What happened on one day.',
      date: 'The day, in words where it is close.',
      events: 'Its events, newest first.',
      event: 'One of them, on the line from one to the next.',
      marker: 'The shape of its tone; of a comment, the initials of who wrote it.',
      details: 'What happened, when, by whom, and more of it below.',
      comment: 'What somebody wrote, with its line breaks.',
      earlier: 'Loads what happened before.',
      empty: 'Says that nothing has happened yet, in the place of the days.',
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
        say: 'Say what happened to what, in the past tense, and leave who and when to their own line.',
      },
      dont: {
        show: list({ ...calledOff, title: 'Sanne de Wit has updated the status on November 20 at 09:12' }),
        say: 'Don’t write who and when into the title, nor “updated” without saying what.',
      },
    },
    {
      do: {
        show: list(overdue, { ...delivered, tone: 'neutral' }),
        say: 'Keep tones for what the reader should notice; most events are neutral.',
      },
      dont: {
        show: list({ ...comment, id: 'note', comment: undefined, title: 'Opened the page', tone: 'success' }),
        say: 'Don’t list what nobody needs to know, and don’t color it.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the links of the events to “Show earlier”.',
    Enter: 'Follows the focused link.',
    'Enter, Space':
      'On “Show earlier”, loads them. The focus goes to the first of them once they are there; the button can be focused meanwhile, and asks once.',
  },
});
