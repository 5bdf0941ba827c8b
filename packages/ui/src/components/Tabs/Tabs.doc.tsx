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
  notes: `A panel that is not shown is taken away, with what was typed in it. With \`keepMounted\` it stays, hidden.`,
  use: {
    when: ['For two to about six parts of one page, one of which is read at a time.'],
    instead: {
      NavTabs: 'For pages with an address of their own.',
      SegmentedControl: 'For views of the same things.',
      Stepper: 'For parts in an order.',
    },
  },
  behavior: {
    'Too many tabs': 'The row scrolls sideways, and brings the selected one into view.',
    'Another panel':
      'It is shown as soon as its tab has the focus: what it loads should be there quickly, or have a skeleton.',
    Nesting: 'Don’t put tabs into a panel: give the page fewer parts.',
  },
  wording: ['One or two words for what is in it, no verbs. No part may be needed to understand another.'],
  screenReader: [
    'A tab list with its label; a tab is read with its place, “2 of 4”, whether it is selected, and its count in words. The panel is named by its tab.',
  ],
  related: { Badge: 'The count on a tab.' },
  anatomy: {
    slots: {
      root: 'The tabs and the panel under them.',
      list: 'The row of tabs, with a name for screen readers.',
      tab: 'One tab: its label, and how many things are in it where that matters.',
      panel: 'What the selected tab is about; the tab names it.',
    },
  },
  wide: true,
  states: {
    'The first is selected': {},
    'Another is selected': { props: { defaultSelected: 'charges' } },
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
        say: 'Call a tab by what is in it, in one or two words, and count what has to be dealt with.',
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
        say: 'Don’t make steps of them: tabs can be read in any order, a Stepper has one.',
      },
    },
    {
      do: {
        show: <Tabs label="Machine" tabs={tabs.filter(({ id }) => id !== 'documents')} />,
        say: 'Put first what most readers come for: it is shown to begin with.',
      },
      dont: {
        show: (
          <Tabs
            label="Period"
            tabs={['Before', 'After'].map((label) => ({ ...{ id: label, label, panel: `${label}: 118 machines` } }))}
          />
        ),
        say: 'Don’t put side by side into tabs what readers compare.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes to the selected tab, then to its panel and what is in it; the tabs are one stop.',
    'Arrow right, arrow left':
      'Goes to the tab after or before and shows its panel, round at the ends; the other way round from right to left.',
    'Home, End': 'Goes to the first and the last tab, and shows its panel.',
  },
});
