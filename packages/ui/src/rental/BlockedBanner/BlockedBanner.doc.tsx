import { documented } from '../../stories/documentation/documentation.ts';
import { bannerParts } from '../../stories/documentation/inner-parts.ts';
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
      DataState: 'For a page that this reader may not see.',
    },
  },
  behavior: {
    Closing: 'It cannot be closed. It disappears when the block is lifted.',
    'Narrow windows': 'The actions move below the message.',
  },
  wording: ['First say what no longer works, then whom to call. Do not give reasons that the reader should not know.'],
  screenReader: ['A region, “Account blocked”. It is read in page order and does not interrupt the reader.'],
  related: { NewOrderButton: 'Is disabled while ordering is blocked, with the same reason.' },
  anatomy: {
    slots: {
      root: 'Striped band above every page: message with links, and actions.',
      link: 'Telephone number and e-mail address in the message.',
    },
    inner: { ...bannerParts, actions: { at: '.HyBanner-actions', is: 'Pages that still work.' } },
  },
  wide: true,
  variants: {
    'With actions': {},
    'Without actions': { props: { actions: [] } },
  },
  states: {
    'Hover, action': { hover: 'a[href="#invoices"]' },
    'Focus, action': { focus: 'a[href="#invoices"]' },
  },
  guidance: [
    {
      do: { show: <BlockedBanner {...sample} />, say: 'Say what is blocked, the effects, and who can lift the block.' },
      dont: {
        show: <BlockedBanner {...sample} message="Account status: blocked (code 17)." actions={[]} />,
        say: 'Don’t leave the reader without a next step.',
      },
    },
  ],
  keyboard: { 'Tab, Shift Tab': 'Moves through the links and the actions.', Enter: 'Follows the focused link.' },
});
