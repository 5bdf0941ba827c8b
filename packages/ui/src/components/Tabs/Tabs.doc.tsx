import { documented } from '../../stories/documentation/documentation.ts';
import { type Tab, Tabs } from './Tabs.tsx';

const tabs: Tab[] = [
  { id: 'machines', label: 'Machines', count: 5, countLabel: '5 machines', panel: 'Five machines on rent.' },
  { id: 'charges', label: 'Charged periods', panel: 'Two periods, €7,395.40 without VAT.' },
  { id: 'documents', label: 'Documents', count: 120, countLabel: '120 documents', panel: '120 documents.' },
  { id: 'activity', label: 'Activity', panel: 'Approved on 7 Oct 2026 by Eva Brandt.' },
];
const sample = { label: 'Contract C-260118', tabs };
const second = '.HyTabs-tab:nth-child(2)';

export default documented('HyTabs', Tabs, {
  sample,
  notes: `A hidden panel is unmounted and loses typed text. With \`keepMounted\`, it stays in the DOM, hidden.`,
  use: {
    when: ['For two to about six parts of one page that are read one at a time.'],
    instead: {
      NavTabs: 'For pages with URLs of their own.',
      SegmentedControl: 'For views of the same records.',
      Stepper: 'For ordered parts.',
    },
  },
  behavior: {
    'Too many tabs': 'The row scrolls sideways to show the selected tab.',
    'Another panel': 'A panel appears as soon as its tab has focus. Load its content quickly, or show a skeleton.',
    Nesting: 'Don’t put tabs into a panel. Give the page fewer parts.',
  },
  wording: ['One or two words for the content, no verbs. Each part must be understandable without the others.'],
  screenReader: [
    'A tab list with its label. A tab is read with its position, “2 of 4”, whether it is selected, and its count as text. The panel is named by its tab.',
  ],
  related: { Badge: 'The count on a tab.' },
  anatomy: {
    slots: {
      root: 'Tabs with their panel below.',
      list: 'Row of tabs, with a name for screen readers.',
      tab: 'A tab: label and optional number of items.',
      panel: 'Content of the selected tab, named by it.',
    },
  },
  wide: true,
  states: {
    'The first is selected': {},
    'Another is selected': { props: { defaultValue: 'charges' } },
    'More than fit': {
      props: { tabs: tabs.concat(tabs.map((tab) => ({ ...tab, id: `${tab.id}-old`, label: `${tab.label} of 2025` }))) },
    },
    Hover: { hover: second },
    Focus: { focus: '.HyTabs-tab' },
  },
  guidance: [
    {
      do: {
        show: <Tabs {...sample} />,
        say: 'Name a tab by its content in one or two words, and count pending items.',
      },
      dont: {
        show: (
          <Tabs
            label="New order"
            tabs={['1. Choose machines', '2. Choose dates', '3. Submit'].map((label) => ({
              ...{ id: label, label, panel: 'Fill this in before you go on.' },
            }))}
          />
        ),
        say: 'Don’t use them as steps: tabs have no order, a Stepper does.',
      },
    },
    {
      do: {
        show: <Tabs label="Machine" tabs={tabs.filter(({ id }) => id !== 'documents')} />,
        say: 'Start with the part that most readers need: it is shown initially.',
      },
      dont: {
        show: (
          <Tabs
            label="Period"
            tabs={['Before', 'After'].map((label) => ({ ...{ id: label, label, panel: `${label}: 118 machines` } }))}
          />
        ),
        say: 'Don’t split content into tabs that readers compare.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves to the selected tab, then to its panel and the content. The tabs are one tab stop.',
    'Arrow right, arrow left':
      'Moves to the next or previous tab and shows its panel, wrapping around. Swapped in right-to-left.',
    'Home, End': 'Moves to the first or last tab and shows its panel.',
  },
});
