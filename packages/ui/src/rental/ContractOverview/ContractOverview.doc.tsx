import { documented } from '../../stories/documentation/documentation.ts';
import { ContractOverview, type ContractOverviewProps } from './ContractOverview.tsx';

const contract: NonNullable<ContractOverviewProps['contract']> = {
  project: 'Zuidas Tower C',
  poNumber: '4500012',
  costCode: null,
  reference: 'Tower crane bay',
  order: 'O-1007',
  period: 'Nov 3 – 27, 2026',
  address: ['Gustav Mahlerlaan 10', '1082 PP Amsterdam', 'NL'],
  depot: { name: 'Amsterdam', phone: '+31205550111', phoneText: '020 555 0111' },
  siteContact: { name: 'Jan de Vries', phone: '+31655501234', email: 'jan@site.example' },
  spend: '€1,234.50',
};

export default documented('HyContractOverview', ContractOverview, {
  sample: { contract },
  notes: `Shown at the head of a contract’s page, below the title. Null values are shown as not given. If \`spend\` is
omitted, it is not shown at all, for readers who may not see amounts. Project and order may be links.`,
  use: {
    when: ['At the head of a contract’s page.'],
    instead: { DefinitionList: 'For other records with several properties.' },
  },
  behavior: { 'Narrow windows': 'As many columns as fit. One on a phone.' },
  screenReader: ['Each value is read after its label. A telephone number is a link that calls it.'],
  related: { PageHeader: 'Contains the title above it.' },
  anatomy: {
    slots: { root: 'A DefinitionList of the references, the period, the site, and whom to call.' },
    inner: {
      item: { at: '.HyDefinitionList-item', is: 'A fact: label with its value below.' },
      term: { at: '.HyDefinitionList-item dt', is: 'Label.' },
      value: { at: '.HyDefinitionList-item dd', is: 'Value.' },
      contact: { at: '.HyDefinitionList-item dd a', is: 'Telephone number or e-mail address, as a link.' },
    },
  },
  wide: true,
  states: {
    'All that is known': {},
    'Without amounts': { props: { contract: { ...contract, spend: undefined } } },
    'Little is given': {
      props: {
        contract: { ...contract, project: null, poNumber: null, reference: null, order: null, siteContact: null },
      },
    },
    Loading: { props: { contract: undefined } },
    'Focus, a telephone number': { focus: 'a' },
  },
  guidance: [
    {
      do: {
        show: <ContractOverview contract={contract} />,
        say: 'Format telephone numbers for the country, as links that call them.',
      },
      dont: {
        show: (
          <ContractOverview
            contract={{
              ...contract,
              ...{ poNumber: '-', costCode: 'n/a', reference: 'unknown' },
              ...{ depot: { name: 'AMS-01' }, siteContact: { name: 'See order' } },
            }}
          />
        ),
        say: 'Don’t use texts of your own for missing values, or omit the contact.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through telephone numbers, e-mail addresses, and links of project and order.',
    Enter: 'Calls the number, opens an e-mail, or follows the link.',
  },
});
