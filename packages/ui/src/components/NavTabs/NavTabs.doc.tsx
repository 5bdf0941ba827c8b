import { documented } from '../../stories/documentation/documentation.ts';
import { tabs } from '../../stories/samples.ts';
import { NavTabs } from './NavTabs.tsx';

const second = '.HyNavTabs-place:nth-child(2) .HyNavTabs-tab';

export default documented('HyNavTabs', NavTabs, {
  sample: { tabs, activeId: 'overview' },
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
