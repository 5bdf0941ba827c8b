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
  // Lower than in the product, where it is as high as the window.
  sx: { minBlockSize: 460 },
};

export default documented('HyInstancePage', InstancePage, {
  sample,
  notes: `Each operating company has a portal with its own address. Customers know the country where they rent rather
than the company’s name. The country is therefore the link, with the name below it. The page has the same frame as
sign-in (AuthenticationPage) and all of its props except the title.

\`onChoose\` is called before navigation, so that the page can store the choice on the device. \`chosen\` marks the
stored choice when the reader returns. A company with several languages lists each by its own name, and \`onChoose\`
receives the selected one.`,
  use: {
    when: ['If the application has an address per country, before sign-in.'],
    instead: {
      AuthenticationPage: 'For the pages after the choice.',
      LanguageSwitcher: 'For the language, which is independent of the country.',
      Select: 'To choose a company inside a form.',
    },
  },
  screenReader: ['A list of links with country and company. The current choice is announced.'],
  anatomy: {
    slots: {
      root: 'Page with brand panel and choice. The slots of the frame are those of AuthenticationPage.',
      text: 'Explanation of the choice, which this device remembers.',
      companies: 'List of companies.',
      company: 'A company. The link covers the whole card. The current choice is marked, also as text.',
      languages: 'Languages of a company with several, each a link.',
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
        say: 'Name countries in the reader’s language, and companies as on their invoices.',
      },
      dont: {
        show: (
          <InstancePage
            {...sample}
            instances={instances.map((instance) => ({ ...instance, country: instance.name, name: instance.code }))}
          />
        ),
        say: 'Don’t ask for the company’s name: many customers only know their country of rental.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the countries. The focus ring surrounds the whole card.',
    Enter: 'Selects the country and opens its portal.',
  },
});
