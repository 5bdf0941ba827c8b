import { documented } from '../../stories/documentation/documentation.ts';
import { menuParts } from '../../stories/documentation/inner-parts.ts';
import { companyEntries } from '../../stories/samples.ts';
import { CompanyMenu } from './CompanyMenu.tsx';

export default documented('HyCompanyMenu', CompanyMenu, {
  sample: { name: 'Bouwgroep Noordzee B.V.', entries: companyEntries },
  use: {
    when: ['In the header, for entries about the reader’s company, and for switching companies.'],
    instead: { ProfileMenu: 'For entries about the reader.', MenuButton: 'For a menu of another subject.' },
  },
  wording: ['Use the company’s registered name, as on its invoices.'],
  screenReader: ['A button with the full name of the company, which opens a menu.'],
  related: { AppHeader: 'Shows it from 40rem. Below that, its entries are in the phone’s navigation.' },
  anatomy: {
    slots: {
      root: 'MenuButton with entries about the company.',
      name: 'The company’s name, truncated at 250px, full in the tooltip and for screen readers.',
    },
    inner: menuParts,
    open: 'button',
  },
  states: {
    Closed: {},
    'A long name': { props: { name: 'Bouwgroep Noordzee en Zonen Kraanverhuur B.V.' } },
    Hover: { hover: 'button' },
    Focus: { focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <CompanyMenu name="Bouwgroep Noordzee B.V." entries={companyEntries} />,
        say: 'Show the company’s own name, so that nobody orders for another company.',
      },
      dont: {
        show: <CompanyMenu name="My company" entries={companyEntries} />,
        say: 'Don’t replace the name by a generic word.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu. Its keys are the same as those of a MenuButton.',
    Escape: 'Closes it. Focus returns to the button.',
  },
});
