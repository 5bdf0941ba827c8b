import { documented } from '../../stories/documentation/documentation.ts';
import { companyEntries } from '../../stories/samples.ts';
import { CompanyMenu } from './CompanyMenu.tsx';

export default documented('HyCompanyMenu', CompanyMenu, {
  sample: { name: 'Bouwgroep Noordzee B.V.', entries: companyEntries },
  use: {
    when: ['In the header, for what concerns the company that the reader works for, and to change to another one.'],
    instead: { ProfileMenu: 'For what concerns the reader alone.', MenuButton: 'For a menu of another subject.' },
  },
  wording: ['Write the company’s registered name, as on its invoices.'],
  screenReader: ['A button with the whole name of the company, which opens a menu.'],
  related: { AppHeader: 'Shows it from 40rem on; below that its entries are in the phone’s navigation.' },
  anatomy: {
    slots: {
      root: 'A MenuButton, with what concerns the company.',
      name: 'The company’s name; cut off at 250px, whole under the pointer and for screen readers.',
    },
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
        say: 'Show the company’s own name, so that nobody orders for another one.',
      },
      dont: {
        show: <CompanyMenu name="My company" entries={companyEntries} />,
        say: 'Don’t replace the name by a word for it.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu, whose keys are those of the MenuButton.',
    Escape: 'Closes it; the focus goes back to the button.',
  },
});
