import { documented } from '../../stories/documentation/documentation.ts';
import { tabs } from '../../stories/samples.ts';
import { NavTabs } from './NavTabs.tsx';

const second = '.HyNavTabs-place:nth-child(2) .HyNavTabs-tab';

export default documented('HyNavTabs', NavTabs, {
  sample: { tabs, activeId: 'overview' },
  use: {
    when: ['For the areas of an application, each with an address of its own. AppHeader brings it along.'],
    instead: {
      Tabs: 'For the parts of one page.',
      SegmentedControl: 'For views of the same things.',
      Breadcrumbs: 'For the pages above a page.',
      MenuButton: 'For what is rarely needed.',
      MobileNavigation: 'Below 40rem.',
    },
  },
  behavior: {
    'Too many tabs': 'What has no room goes into a menu, “More”, at their end; the current one always has a place.',
    Resizing: 'Tabs come back from the menu as soon as there is room.',
  },
  wording: ['One noun each, in the order of how often they are needed. The title of the page is the same word.'],
  screenReader: [
    'A navigation landmark, “Main”, with a list of links; the current one is read as the current page, a count in its words.',
  ],
  related: { AppHeader: 'Holds it.', Badge: 'Counts on a tab.' },
  anatomy: {
    slots: {
      root: 'The main navigation, a landmark with a name.',
      list: 'The tabs; those without room go into a menu at the end.',
      place: 'The place of one tab.',
      tab: 'A link to an area; the current one is marked.',
    },
  },
  wide: true,
  states: {
    'One is current': {},
    'None is current': { props: { activeId: null } },
    Hover: { hover: second },
    Focus: { focus: second },
  },
  guidance: [
    {
      do: {
        show: <NavTabs tabs={tabs} activeId="documents" />,
        say: 'Call an area by one word, the noun of what is there.',
      },
      dont: {
        show: (
          <NavTabs
            tabs={['Go to overview', 'Manage your documents', 'Create and view requests'].map((label) => ({
              ...{ id: label, label, href: '#tab' },
            }))}
          />
        ),
        say: 'Don’t write what one does there, nor use it for the parts of one page.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the tabs and to the menu of the others.',
    Enter: 'Follows the focused one.',
  },
});
