import { documented } from '../../stories/documentation/documentation.ts';
import { OpenMenu } from '../../stories/documentation/OpenMenu.tsx';
import { helpEntries, profileEntries } from '../../stories/samples.ts';
import { MenuButton } from './MenuButton.tsx';

const nothing = () => undefined;

export default documented('HyMenuButton', MenuButton, {
  sample: { label: 'Profile', entries: profileEntries(nothing) },
  use: {
    when: ['For several actions or links about one subject, where there is no room for each.'],
    instead: {
      NewOrderButton: 'For the main action of a portal, which no menu should hide.',
      Select: 'To choose a value in a form.',
      FilterMenu: 'To choose values that filter a list.',
      NavTabs: 'For the areas of an application.',
      SegmentedControl: 'For two to four views, all in sight.',
    },
  },
  behavior: {
    Opening: 'A press opens it. A submenu opens by a press, by the pointer on its entry and by the arrow key.',
    Closing: 'A choice, Escape, Tab and a press beside it close it. A press on something disabled does not.',
    'Narrow windows': 'It moves inside the page. A submenu without room beside it opens below its entry.',
    'Long entries': 'They break over lines.',
  },
  wording: [
    'A link is a noun, an action a verb: “Contact”, “Report a problem”. Give all entries an icon, or none.',
    'Say in `reason` who can change that an entry is disabled.',
  ],
  screenReader: [
    'A button that opens a menu, expanded or not. An entry is read with its count in words, why it is disabled, or that it opens in a new tab.',
  ],
  related: {
    MobileNavigation: 'Has its entries on a phone.',
    HelpMenu: 'One of its kind.',
    CompanyMenu: 'One of its kind.',
    ProfileMenu: 'One of its kind.',
    PrivacyMenu: 'One of its kind.',
    Badge: 'Counts on an entry.',
  },
  anatomy: {
    slots: {
      root: 'The place of the button, which the menu opens below.',
      trigger: 'The button.',
      triggerLabel: 'What the menu is about; cut off where there is no room.',
      list: 'The menu.',
      row: 'The place of an entry, and of the submenu beside it.',
      item: 'A link, an action or the way to a submenu.',
      separator: 'Before what ends something.',
    },
    open: 'button',
  },
  states: {
    Closed: {},
    Quiet: { props: { plain: true } },
    Hover: { hover: 'button' },
    Focus: { focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: (
          <OpenMenu room={240}>
            <MenuButton label="Help" entries={helpEntries(nothing)} />
          </OpenMenu>
        ),
        say: 'Name the menu by its subject, and its entries by what they lead to or do.',
      },
      dont: {
        show: (
          <OpenMenu room={240}>
            <MenuButton label="New order" entries={helpEntries(nothing)} />
          </OpenMenu>
        ),
        say: 'Don’t hide the page’s main action in a menu, nor go deeper than one submenu.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'On the button, opens the menu at its first entry; arrow up, at its last.',
    'Enter, Space': 'On an entry, follows the link, does the action, or opens the submenu at its first entry.',
    'Arrow up, arrow down': 'Goes through the entries, and round at the end.',
    'Arrow right, arrow left': 'Opens a submenu, and closes it; the other way round from right to left.',
    'Home, End': 'Goes to the first and the last entry.',
    'A letter': 'Goes to the next entry that begins with it.',
    Escape: 'Closes a submenu, with the focus on its entry; otherwise the menu, with the focus on its button.',
    Tab: 'Closes the menu and goes on from its button; with Shift, back onto the button.',
  },
});
