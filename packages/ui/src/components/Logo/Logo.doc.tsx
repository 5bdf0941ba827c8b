import { documented } from '../../stories/documentation/documentation.ts';
import { Logo } from './Logo.tsx';

export default documented('HyLogo', Logo, {
  sample: { href: '#home' },
  use: {
    when: ['At the start of the header and on pages for visitors, once on each.'],
  },
  screenReader: ['As a link, the name of the product and “home”. Otherwise, only the name.'],
  related: { AppHeader: 'Starts with it.', AuthenticationPage: 'Contains it on its panel.' },
  anatomy: {
    slots: { root: 'The mark and the product’s name, and the way home where it is a link.', tile: 'The mark.' },
  },
  variants: {
    'A link': {},
    'No link': { props: { href: undefined } },
    'Another product': { props: { product: 'Hireyard Depot' } },
  },
  states: {
    Focus: { focus: 'a' },
  },
  guidance: [
    {
      do: { show: <Logo href="#home" />, say: 'Link it to the home page, and show it once per page.' },
      dont: {
        show: <Logo product="Hireyard: everything you rent, in one place" />,
        say: 'Don’t add text other than the product’s name.',
      },
    },
  ],
  keyboard: { 'Tab, Shift Tab': 'Moves to it, if it is a link.', Enter: 'Opens the home page.' },
});
