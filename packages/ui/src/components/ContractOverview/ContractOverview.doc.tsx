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
  notes: `It stands at the head of a contract’s page, below the title. What is null is said to be not given; \`spend\` that is
left out is not shown at all, for a reader who may not see amounts. Project and order may be links.`,
  use: {
    when: ['At the head of a contract’s page.'],
    instead: { DefinitionList: 'For anything else of which several facts are known.' },
  },
  behavior: { 'Narrow windows': 'As many columns as there is room for; on a phone one.' },
  screenReader: ['Each value is read after its name. A telephone number is a link, which calls.'],
  related: { PageHeader: 'The title above it.' },
  anatomy: { slots: { root: 'A DefinitionList of the references, the period, the site, and whom to call.' } },
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
        say: 'Write telephone numbers as the country does, and let a press on them call.',
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
        say: 'Don’t write words of your own for what is missing, nor leave out whom to call.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab':
      'Goes through the telephone numbers and e-mail addresses, and through links of project and order.',
    Enter: 'Calls the number, writes to the address, or follows the link.',
  },
});
