import { documented } from '../../stories/documentation/documentation.ts';
import { OpenMenu } from '../../stories/documentation/OpenMenu.tsx';
import { helpEntries, profileEntries } from '../../stories/samples.ts';
import { MenuButton } from './MenuButton.tsx';

const nothing = () => undefined;

export default documented('HyMenuButton', MenuButton, {
  sample: { label: 'Profile', entries: profileEntries(nothing) },
  use: {
    when: ['For several actions or links on one subject, where there is no room for all.'],
    instead: {
      Button: 'For a single action.',
      NewOrderButton: 'For the main action of a portal, which should not be hidden in a menu.',
      Select: 'To choose a value in a form.',
      FilterMenu: 'To choose values that filter a list.',
      NavTabs: 'For the areas of an application.',
      SegmentedControl: 'For two to four views, all visible.',
    },
  },
  behavior: {
    Opening: 'A click opens it. A submenu opens by click, by hovering its entry, and by arrow key.',
    Closing: 'A choice, Escape, Tab and a click outside close it. A click on a disabled entry does not.',
    'Narrow windows': 'It stays within the page. A submenu without room beside it opens below its entry.',
    'Long entries': 'They wrap.',
  },
  wording: [
    'A link is a noun, an action a verb: “Contact”, “Report a problem”. Give all entries an icon, or none.',
    'In `reason`, say who can enable a disabled entry.',
  ],
  screenReader: [
    'A button that opens a menu, expanded or not. An entry is read with its count, the reason if disabled, or that it opens in a new tab.',
  ],
  related: {
    MobileNavigation: 'Contains its entries on a phone.',
    HelpMenu: 'One of its kind.',
    CompanyMenu: 'One of its kind.',
    ProfileMenu: 'One of its kind.',
    PrivacyMenu: 'One of its kind.',
    Badge: 'Counts on an entry.',
  },
  anatomy: {
    slots: {
      root: 'Container of the button. The menu opens below it.',
      trigger: 'The button.',
      triggerLabel: 'Subject of the menu, truncated if space is short.',
      list: 'The menu.',
      row: 'Container of an entry and of its submenu.',
      item: 'Link, action or submenu entry.',
      separator: 'Separator, such as before Log out.',
    },
    open: 'button',
  },
  variants: {
    Outlined: {},
    Quiet: { props: { plain: true } },
  },
  states: {
    Closed: {},
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
        say: 'Name the menu by its subject, and its entries by their target or action.',
      },
      dont: {
        show: (
          <OpenMenu room={240}>
            <MenuButton label="New order" entries={helpEntries(nothing)} />
          </OpenMenu>
        ),
        say: 'Don’t hide the page’s main action in a menu, or nest more than one submenu.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down':
      'On the button, opens the menu and moves to its first entry. Arrow up moves to the last.',
    'Enter, Space':
      'On an entry, follows the link, runs the action, or opens the submenu and moves to its first entry.',
    'Arrow up, arrow down': 'Moves through the entries, wrapping around.',
    'Arrow right, arrow left': 'Opens and closes a submenu. Swapped in right-to-left.',
    'Home, End': 'Moves to the first and the last entry.',
    'A letter': 'Moves to the next entry that starts with it.',
    Escape:
      'In a submenu, closes it and moves focus to its entry. Otherwise, closes the menu and moves focus to its button.',
    Tab: 'Closes the menu and moves on from its button. With Shift, moves back to the button.',
  },
});
