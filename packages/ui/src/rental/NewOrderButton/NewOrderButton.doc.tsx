import { documented } from '../../stories/documentation/documentation.ts';
import { NewOrderButton } from './NewOrderButton.tsx';

export default documented('HyNewOrderButton', NewOrderButton, {
  sample: { href: '#new-order' },
  use: {
    when: ['In the header, as the only main button of a customer portal.'],
    instead: {
      Button: 'For any other action.',
      MenuButton: 'For several ways to start.',
    },
  },
  behavior: {
    Disabled: 'It remains focusable. Hover and focus show the reason, and a click does nothing.',
    'Narrow windows': 'It stays in the header of a phone, and is also in the navigation.',
  },
  wording: ['The reason is one sentence: the situation, and who can change it.'],
  screenReader: ['A link, “New order”. If ordering is off, a disabled button with the reason as its description.'],
  related: { AppHeader: 'Contains it.', BlockedBanner: 'Explains the same in detail.' },
  anatomy: {
    slots: {
      root: 'Button that opens a new order.',
      icon: 'Plus icon, hidden in a crowded header.',
      label: 'Label. In a crowded header on the narrowest phones, for screen readers only.',
      reason: 'Reason why ordering is off, shown on hover and focus.',
    },
    elsewhere: ['reason'],
  },
  variants: {
    Filled: {},
    'Beside a filled button': { props: { quiet: true } },
    'As wide as its place': { props: { fullWidth: true } },
  },
  states: {
    Disabled: { props: { disabled: true, reason: 'Your company’s account is blocked.' } },
    Hover: { hover: 'a' },
    Focus: { focus: 'a' },
  },
  guidance: [
    {
      do: {
        show: <NewOrderButton href="#new-order" disabled reason="Your company’s account is blocked." />,
        say: 'Keep it focusable if ordering is off, with the reason.',
      },
      dont: {
        show: (
          <>
            <NewOrderButton href="#new-order" /> <NewOrderButton href="#new-order" />
          </>
        ),
        say: 'Don’t show it twice on a page: it is in the header.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the button, even if ordering is off. Its reason is then shown and read.',
    Enter: 'Opens the new order.',
    Escape: 'Hides the reason.',
  },
});
