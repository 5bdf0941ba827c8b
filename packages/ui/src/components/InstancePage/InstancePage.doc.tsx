import { documented } from '../../stories/documentation/documentation.ts';
import { instances } from '../../stories/page-samples.ts';
import { InstancePage, type InstancePageProps } from './InstancePage.tsx';

const inSeveralLanguages: InstancePageProps['instances'] = [
  {
    code: 'BE',
    country: 'Belgium',
    name: 'Hireyard België',
    href: '#',
    languages: [
      { tag: 'nl', name: 'Nederlands', href: '#nl' },
      { tag: 'fr', name: 'Français', href: '#fr' },
    ],
  },
  ...instances,
];

const sample: InstancePageProps = {
  instances,
  chosen: 'NL',
  headline: 'Everything you have on rent, in one yard.',
  pitch: 'Order, extend and call off machines for each of your projects.',
  // In the product it is as high as the window.
  sx: { minBlockSize: 460 },
};

export default documented('HyInstancePage', InstancePage, {
  sample,
  notes: `Each operating company has a portal of its own, at its own address. Customers know the country they rent in rather
than the company’s name, so the country is the link and the name stands under it. The page has the frame of signing in
(AuthenticationPage), with all of its properties but the title.

\`onChoose\` is called before the link is followed, so that the page can remember the choice on the device; \`chosen\` marks
it when the reader comes back. A company with several languages offers each by its own name; \`onChoose\` is told which.`,
  use: {
    when: ['Where the same application has an address per country, before signing in.'],
    instead: {
      AuthenticationPage: 'For the pages after that choice.',
      LanguageSwitcher: 'For the language, which is another question than the country.',
      Select: 'To choose a company inside a form.',
    },
  },
  screenReader: ['A list of links: the country first, then the company. The current choice is said in words.'],
  anatomy: {
    slots: {
      root: 'The page: brand panel and choice. The parts of the frame are those of AuthenticationPage.',
      text: 'What is chosen, and that this device remembers it.',
      companies: 'The companies.',
      company: 'One company. All of the card is its link; the current choice is marked, in words too.',
      languages: 'The languages of a company that has several, each a link of its own.',
    },
    elsewhere: ['languages'],
  },
  wide: true,
  states: {
    'First visit': { props: { chosen: undefined } },
    'Chosen before': {},
    'Several languages': { props: { instances: inSeveralLanguages } },
    'One company': { props: { instances: instances.slice(0, 1), chosen: undefined } },
    Hover: { hover: '.HyInstancePage-company:nth-child(2)' },
    Focus: { focus: '.HyInstancePage-company:nth-child(2) a' },
  },
  guidance: [
    {
      do: {
        show: <InstancePage {...sample} />,
        say: 'Write the countries in the reader’s language, and the companies by the names on their invoices.',
      },
      dont: {
        show: (
          <InstancePage
            {...sample}
            instances={instances.map((instance) => ({ ...instance, country: instance.name, name: instance.code }))}
          />
        ),
        say: 'Don’t ask for the company’s name: many customers know only where they rent.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the countries; the ring is drawn around the whole card.',
    Enter: 'Chooses the country and goes to its portal.',
  },
});
