import { documented } from '../../stories/documentation/documentation.ts';
import { BrowserNotice } from './BrowserNotice.tsx';

export default documented('HyBrowserNotice', BrowserNotice, {
  sample: { defaultExpanded: true },
  notes: `A browser may be too old to run any of this: an application shows the same words by a static script as well. This
component is for browsers in which the portal starts and has not been tested.`,
  use: {
    when: ['Where an application starts in a browser that it has not been tested in.'],
    instead: { MessageBanner: 'For any other message to everyone.' },
  },
  behavior: { Closing: 'It can be minimized, not closed: what does not work stays true.' },
  wording: ['Name browsers by the names that readers know, without version numbers.'],
  screenReader: ['A region named by its title. The sentence is announced when it appears, without an interruption.'],
  anatomy: { slots: { root: 'A MessageBanner with words of its own: what is wrong, and what to do.' } },
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
        say: 'Name browsers that work, and let the reader go on in this one.',
      },
      dont: {
        show: (
          <BrowserNotice
            labels={{ title: 'Access denied', text: 'Your user agent does not meet the minimum requirements.' }}
          />
        ),
        say: 'Don’t lock anybody out, and don’t speak of what only developers know.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the button.',
    'Enter, Space': 'Minimizes the notice to its title, or shows all of it again.',
  },
});
