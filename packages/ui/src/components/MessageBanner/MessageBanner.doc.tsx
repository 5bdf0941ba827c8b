import { documented } from '../../stories/documentation/documentation.ts';
import { MessageBanner } from './MessageBanner.tsx';

const text = 'on Sunday, November 22, 06:00 to 08:00. Call-offs sent then are handled at 08:00.';

export default documented('HyMessageBanner', MessageBanner, {
  sample: { title: 'Planned maintenance', children: text, defaultExpanded: true },
  use: {
    when: [
      'For a message to everyone that is true for hours or days: maintenance, a closed depot, a change of conditions.',
    ],
    instead: {
      StatusChip: 'For the state of one thing.',
      Toast: 'For the result of something that the reader did.',
      BlockedBanner: 'For a client who cannot order.',
      BrowserNotice: 'For a browser that has not been tested.',
      DataState: 'For a page that cannot be shown.',
      WhatsNewPage: 'For news.',
    },
  },
  behavior: {
    Closing:
      'It goes when its time is over. Minimizing leaves its title; without `defaultExpanded` and `onExpandedChange` it cannot be minimized.',
    'Several of them': 'One at a time: the most important.',
    'Long messages': 'They break over lines; more than two sentences belong on a page that it links to.',
  },
  wording: ['The title names the subject in two or three words, the text says when and what it means for the reader.'],
  screenReader: ['A region, “Important message”. A text that changes is announced when the reader pauses.'],
  related: { AppHeader: 'Stands above it.' },
  anatomy: {
    slots: {
      root: 'The band below the header.',
      text: 'The message, after its title; the title stays when the band is minimized.',
    },
  },
  wide: true,
  states: {
    Expanded: {},
    Minimized: { props: { defaultExpanded: false } },
    'Always in sight': { props: { defaultExpanded: undefined } },
    Hover: { hover: 'button' },
    Focus: { focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: (
          <MessageBanner title="Planned maintenance" defaultExpanded>
            {text}
          </MessageBanner>
        ),
        say: 'Say when it is, and what it means for the reader.',
      },
      dont: {
        show: <MessageBanner>We are constantly improving the portal for you!</MessageBanner>,
        say: 'Don’t use it for news or praise: it stands above every page.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the button, and to links in the message while it is in sight.',
    'Enter, Space': 'Minimizes the message, or shows all of it again. The focus stays on the button.',
  },
});
