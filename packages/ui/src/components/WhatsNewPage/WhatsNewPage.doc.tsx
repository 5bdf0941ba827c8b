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
  notes: `Releases are newest first. A release since the reader’s last visit (\`unread\`) is marked as new, in text.
The page has no controls except for Retry after an error.`,
  use: {
    when: ['For a page about changes of the application, for customers.'],
    instead: {
      EventTimeline: 'For the history of a machine or contract.',
      MessageBanner: 'For urgent messages to everyone.',
    },
  },
  wording: ['Address the reader’s work, in the present tense: what is possible now, what is easier, what works again.'],
  screenReader: [
    'The title is the heading of the page. Each release is an article with a heading, its date and, if unread, a “new” mark.',
  ],
  related: {
    HelpMenu: 'One of its entries links here.',
    PageHeader: 'Its head.',
    DataState: 'Shown while loading, if empty, or after a failure.',
  },
  anatomy: {
    slots: {
      root: 'Page with its heading.',
      releases: 'Releases, newest first.',
      release: 'A release: an article named by its title.',
      when: 'Date of the release, in the reader’s language.',
      unread: 'Mark of a release since the last visit.',
      changes: 'Changes of the release.',
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
        say: 'Name a release by its benefit for the reader, with one sentence per change.',
      },
      dont: {
        show: <WhatsNewPage releases={written('Version 4.12.0', ['Refactored the off-hire service.'])} />,
        say: 'Don’t use version numbers or technical details.',
      },
    },
  ],
});
