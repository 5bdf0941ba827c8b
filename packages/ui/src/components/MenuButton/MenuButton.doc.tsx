import { documented } from '../../stories/documentation/documentation.ts';
import { helpEntries, profileEntries } from '../../stories/samples.ts';
import { MenuButton } from './MenuButton.tsx';

const nothing = () => undefined;

export default documented('HyMenuButton', MenuButton, {
  sample: { label: 'Profile', entries: profileEntries(nothing) },
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
        show: <MenuButton label="Help" entries={helpEntries(nothing)} />,
        say: 'Name the menu by its subject, and its entries by what they lead to or do.',
      },
      dont: {
        show: <MenuButton label="New order" entries={helpEntries(nothing)} />,
        say: 'Don’t hide the page’s main action in a menu, nor go deeper than one submenu.',
      },
    },
  ],
  keyboard: {
    'Enter, Space, arrow down': 'Opens the menu at its first entry; arrow up, at its last.',
    'Arrow up, arrow down': 'Goes through the entries, and round at the end.',
    'Arrow right, arrow left': 'Opens a submenu, and closes it; the other way round from right to left.',
    'Home, End': 'Goes to the first and the last entry.',
    'A letter': 'Goes to the next entry that begins with it.',
    Escape: 'Closes the menu; the focus goes back to the button.',
  },
});
