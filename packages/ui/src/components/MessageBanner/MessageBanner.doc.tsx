import { documented } from '../../stories/documentation/documentation.ts';
import { MessageBanner } from './MessageBanner.tsx';

const text = 'on Sunday, November 22, 06:00 to 08:00. Call-offs sent then are handled at 08:00.';

export default documented('HyMessageBanner', MessageBanner, {
  sample: { title: 'Planned maintenance', children: text, defaultExpanded: true },
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
  keyboard: { 'Enter, Space': 'Minimizes the message, or shows all of it again.' },
});
