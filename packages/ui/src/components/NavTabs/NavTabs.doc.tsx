import { documented } from '../../stories/documentation/documentation.ts';
import { tabs } from '../../stories/samples.ts';
import { NavTabs } from './NavTabs.tsx';

const second = '.HyNavTabs-place:nth-child(2) .HyNavTabs-tab';

export default documented('HyNavTabs', NavTabs, {
  sample: { tabs, activeId: 'overview' },
  use: {
    when: ['For the areas of an application, each with a URL of its own. AppHeader includes it.'],
    instead: {
      Tabs: 'For the parts of one page.',
      SegmentedControl: 'For views of the same records.',
      Breadcrumbs: 'For the parents of a page.',
      MenuButton: 'For rarely used entries.',
      MobileNavigation: 'Below 40rem.',
    },
  },
  behavior: {
    'Too many tabs': 'Tabs that do not fit move into a menu, “More”, at the end. The current one is always visible.',
    Resizing: 'Tabs return from the menu as soon as they fit.',
  },
  wording: ['One noun each, ordered by frequency of use. The title of the page is the same word.'],
  screenReader: [
    'A navigation landmark, “Main”, with a list of links. The current one is announced as the current page. Counts are read as text.',
  ],
  related: { AppHeader: 'Contains it.', Badge: 'Counts on a tab.' },
  anatomy: {
    slots: {
      root: 'Main navigation, a named landmark.',
      list: 'Tabs. The ones that do not fit move into a menu at the end.',
      place: 'Container of a tab.',
      tab: 'Link to an area. The current one is marked.',
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
        say: 'Name an area by one noun.',
      },
      dont: {
        show: (
          <NavTabs
            tabs={['Go to overview', 'Manage your documents', 'Create and view requests'].map((label) => ({
              ...{ id: label, label, href: '#tab' },
            }))}
          />
        ),
        say: 'Don’t use verbs, or use it for the parts of one page.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the tabs and to the menu of the remaining ones.',
    Enter: 'Follows the focused one.',
  },
});
