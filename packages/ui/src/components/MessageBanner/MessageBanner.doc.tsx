import { documented } from '../../stories/documentation/documentation.ts';
import { bannerParts } from '../../stories/documentation/inner-parts.ts';
import { MessageBanner } from './MessageBanner.tsx';

const text = 'on Sunday, November 22, 06:00 to 08:00. Call-offs sent then are handled at 08:00.';

export default documented('HyMessageBanner', MessageBanner, {
  sample: { title: 'Planned maintenance', children: text, defaultExpanded: true },
  use: {
    when: ['For a message to everyone that applies for hours or days: maintenance, a closed depot, new conditions.'],
    instead: {
      Alert: 'For a message about a part of a page.',
      StatusChip: 'For the state of one record.',
      Toast: 'For the result of the reader’s action.',
      BlockedBanner: 'For a client who cannot order.',
      BrowserNotice: 'For an untested browser.',
      DataState: 'For a page that cannot be displayed.',
      WhatsNewPage: 'For news.',
    },
  },
  behavior: {
    Closing:
      'It disappears when its time is over. Minimized, only its title remains. Minimizing requires `defaultExpanded` or `onExpandedChange`.',
    'Several of them': 'Show one at a time: the most important.',
    'Long messages': 'They wrap. For more than two sentences, link to a page.',
  },
  wording: [
    'The title is the subject in two or three words. The text says when it applies and what it means for the reader.',
  ],
  screenReader: ['A region, “Important message”. A changed text is announced when the reader pauses.'],
  related: { AppHeader: 'Shown above it.' },
  anatomy: {
    slots: {
      root: 'Band below the header.',
      text: 'Message after its title. Minimized, only the title remains.',
    },
    inner: bannerParts,
  },
  wide: true,
  variants: {
    Warning: {},
    Info: { props: { tone: 'info' } },
    Error: { props: { tone: 'error' } },
    'Always in sight': { props: { defaultExpanded: undefined } },
  },
  states: {
    Expanded: {},
    Minimized: { props: { defaultExpanded: false } },
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
        say: 'Say when it applies, and what it means for the reader.',
      },
      dont: {
        show: <MessageBanner>We are constantly improving the portal for you!</MessageBanner>,
        say: 'Don’t use it for news or praise: it is on every page.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the button, and to the links of the visible message.',
    'Enter, Space': 'Minimizes or expands the message. Focus stays on the button.',
  },
});
