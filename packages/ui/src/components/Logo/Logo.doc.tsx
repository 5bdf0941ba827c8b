import { documented } from '../../stories/documentation/documentation.ts';
import { Logo } from './Logo.tsx';

export default documented('HyLogo', Logo, {
  sample: { href: '#home' },
  use: {
    when: ['At the beginning of the header and on the pages for visitors, once on each.'],
  },
  screenReader: ['As a link, the name of the product and “home”; otherwise the name alone.'],
  related: { AppHeader: 'Begins with it.', AuthenticationPage: 'Has it on its panel.' },
  anatomy: {
    slots: { root: 'The mark and the product’s name, and the way home where it is a link.', tile: 'The mark.' },
  },
  states: {
    'A link': {},
    'No link': { props: { href: undefined } },
    'Another product': { props: { product: 'Hireyard Depot' } },
    Focus: { focus: 'a' },
  },
  guidance: [
    {
      do: { show: <Logo href="#home" />, say: 'Let it lead home, and show it once a page.' },
      dont: {
        show: <Logo product="Hireyard: everything you rent, in one place" />,
        say: 'Don’t write anything but the product’s name beside the mark.',
      },
    },
  ],
  keyboard: { 'Tab, Shift Tab': 'Goes to it, where it is a link.', Enter: 'Leads home.' },
});
