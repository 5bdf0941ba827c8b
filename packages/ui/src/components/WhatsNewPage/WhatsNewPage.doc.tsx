import { documented } from '../../stories/documentation/documentation.ts';
import { releases } from '../../stories/page-samples.ts';
import { WhatsNewPage } from './WhatsNewPage.tsx';

const written = (title: string, texts: readonly string[]) => [
  {
    ...{ id: 'r3', title, date: '2026-11-19' },
    changes: texts.map((text) => ({ id: text, kind: 'better' as const, text })),
  },
];

export default documented('HyWhatsNewPage', WhatsNewPage, {
  sample: { releases },
  notes: `The newest release stands first. A release that came after the reader’s last visit (\`unread\`) says so in words.

There is nothing to operate on it, but for Retry after an error.`,
  use: {
    when: ['For a page that tells customers what changed in the application.'],
    instead: {
      EventTimeline: 'For what happened to a machine or a contract.',
      MessageBanner: 'For what everybody has to know now.',
    },
  },
  wording: [
    'Write to the reader about the reader’s work, in the present tense: what can be done now, what is easier, what works again.',
  ],
  screenReader: [
    'The title is the heading of the page; each release is an article with a heading, its day and, where it is so, that it is new.',
  ],
  related: {
    HelpMenu: 'An entry of it leads here.',
    PageHeader: 'Its head.',
    DataState: 'While it loads, is empty or failed.',
  },
  anatomy: {
    slots: {
      root: 'The page, with its heading.',
      releases: 'The releases, the newest first.',
      release: 'One release, an article named by its title.',
      when: 'Its day, in the reader’s language.',
      unread: 'Says that it came after the last visit.',
      changes: 'What it changed.',
      kind: 'New, improved or fixed, as a word and a tone.',
    },
  },
  wide: true,
  states: {
    'One is new to the reader': {},
    'All is known': { props: { releases: releases.map((release) => ({ ...release, unread: false })) } },
    Loading: { props: { releases: undefined } },
    'No releases yet': { props: { releases: [] } },
    Error: { props: { releases: undefined, failure: { status: 'error', onRetry: () => undefined } } },
  },
  guidance: [
    {
      do: {
        show: (
          <WhatsNewPage
            releases={written('Call off several machines at once', [
              'Select machines on rent, and ask for their pick-up in one go.',
            ])}
          />
        ),
        say: 'Name a release by what the reader can do now, and write one sentence for each change.',
      },
      dont: {
        show: <WhatsNewPage releases={written('Version 4.12.0', ['Refactored the off-hire service.'])} />,
        say: 'Don’t write version numbers or what only developers see.',
      },
    },
  ],
});
