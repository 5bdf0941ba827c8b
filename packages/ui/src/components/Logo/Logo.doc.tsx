import { documented } from '../../stories/documentation/documentation.ts';
import { Logo } from './Logo.tsx';

export default documented('HyLogo', Logo, {
  sample: { href: '#home' },
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
  keyboard: { Enter: 'Leads home, where it is a link.' },
});
