import { documented } from '../../stories/documentation/documentation.ts';
import { bannerParts } from '../../stories/documentation/inner-parts.ts';
import { BrowserNotice } from './BrowserNotice.tsx';

export default documented('HyBrowserNotice', BrowserNotice, {
  sample: { defaultExpanded: true },
  notes: `A browser may be too old to run React. Applications therefore show the same text by a static script too. This
component is for browsers that run the portal, but have not been tested.`,
  use: {
    when: ['When an application starts in an untested browser.'],
    instead: { MessageBanner: 'For any other message to everyone.' },
  },
  behavior: { Closing: 'It can be minimized, but not closed, because the limitation remains.' },
  wording: ['Use the browser names that readers know, without version numbers.'],
  screenReader: ['A region named by its title. The sentence is announced when it appears, without interrupting.'],
  anatomy: {
    slots: { root: 'A MessageBanner with words of its own: what is wrong, and what to do.' },
    inner: bannerParts,
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
        show: <BrowserNotice defaultExpanded />,
        say: 'Name supported browsers, and let the reader continue in this one.',
      },
      dont: {
        show: (
          <BrowserNotice
            labels={{ title: 'Access denied', text: 'Your user agent does not meet the minimum requirements.' }}
          />
        ),
        say: 'Don’t lock anyone out, and avoid developers’ terms.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the button.',
    'Enter, Space': 'Minimizes the notice to its title, or expands it.',
  },
});
