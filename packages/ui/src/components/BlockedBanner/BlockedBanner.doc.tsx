import { documented } from '../../stories/documentation/documentation.ts';
import { BlockedBanner, type BlockedBannerProps } from './BlockedBanner.tsx';

const sample: BlockedBannerProps = {
  message: 'Your company’s account is blocked, so you cannot order. Call {phone} or write to {email}.',
  phone: '+31 20 555 0123',
  email: 'rental.nl@demo.example',
  actions: [
    { id: 'call', label: 'Call', href: 'tel:+31205550123' },
    { id: 'invoices', label: 'Open invoices', href: '#invoices' },
  ],
};

export default documented('HyBlockedBanner', BlockedBanner, {
  sample,
  use: {
    when: ['While the rental company has blocked a client, in full or in part, on every page.'],
    instead: {
      MessageBanner: 'For a message to everyone, such as maintenance.',
      DataState: 'For one page that this reader may not see.',
    },
  },
  behavior: {
    Closing: 'It cannot be closed: it goes when the block is lifted.',
    'Narrow windows': 'The actions go below the message.',
  },
  wording: [
    'Say in one sentence what no longer works, and in the next whom to call. Give no reason that is not the reader’s to know.',
  ],
  screenReader: ['A region, “Account blocked”. It is found in the order of the page; nothing interrupts the reader.'],
  related: { NewOrderButton: 'Is disabled while ordering is blocked, with the same reason.' },
  anatomy: {
    slots: {
      root: 'The striped band above every page: the message with its links, and what to do.',
      link: 'The telephone number and the e-mail address in the message.',
    },
  },
  wide: true,
  states: {
    'With actions': {},
    'Without actions': { props: { actions: [] } },
    'Hover, action': { hover: 'a[href="#invoices"]' },
    'Focus, action': { focus: 'a[href="#invoices"]' },
  },
  guidance: [
    {
      do: { show: <BlockedBanner {...sample} />, say: 'Say what is blocked, what it means, and who can lift it.' },
      dont: {
        show: <BlockedBanner {...sample} message="Account status: blocked (code 17)." actions={[]} />,
        say: 'Don’t leave the reader without a way on.',
      },
    },
  ],
  keyboard: { 'Tab, Shift Tab': 'Goes through the links and the actions.', Enter: 'Follows the focused one.' },
});
