import { documented } from '../../stories/documentation/documentation.ts';
import { NewOrderButton } from './NewOrderButton.tsx';

export default documented('HyNewOrderButton', NewOrderButton, {
  sample: { href: '#new-order' },
  use: {
    when: ['In the header, as the one main button of a portal for customers.'],
    instead: { MenuButton: 'For several ways to begin.' },
  },
  behavior: {
    Disabled: 'It can still be focused; pointer and focus show the reason, and a press does nothing.',
    'Narrow windows': 'It stays in the header of a phone, and stands in the navigation too.',
  },
  wording: ['The reason is one sentence: what is the case, and who can change it.'],
  screenReader: ['A link, “New order”. Where ordering is off, a disabled button with the reason as its description.'],
  related: { AppHeader: 'Holds it.', BlockedBanner: 'Says the same at length.' },
  anatomy: {
    slots: {
      root: 'The button that leads to a new order.',
      icon: 'A plus, which a header leaves out where it has little room.',
      label: 'Its words. Beside other tools in the header of the narrowest phones they are read out alone.',
      reason: 'Why ordering is off, under the pointer and with the focus.',
    },
    elsewhere: ['reason'],
  },
  states: {
    Filled: {},
    'Beside a filled button': { props: { quiet: true } },
    Disabled: { props: { disabled: true, reason: 'Your company’s account is blocked.' } },
    'As wide as its place': { props: { fullWidth: true } },
    Hover: { hover: 'a' },
    Focus: { focus: 'a' },
  },
  guidance: [
    {
      do: {
        show: <NewOrderButton href="#new-order" disabled reason="Your company’s account is blocked." />,
        say: 'Keep it in reach where ordering is off, with the reason.',
      },
      dont: {
        show: (
          <>
            <NewOrderButton href="#new-order" /> <NewOrderButton href="#new-order" />
          </>
        ),
        say: 'Don’t show it twice on a page: it stands in the header.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the button, also where ordering is off; its reason is shown and read.',
    Enter: 'Goes to the new order.',
    Escape: 'Hides the reason.',
  },
});
