import { useEffect, useRef } from 'react';
import { InboxIcon } from '../../icons/index.ts';
import { NewOrderButton } from '../../rental/NewOrderButton/NewOrderButton.tsx';
import { Cell } from '../../stories/documentation/Cell.tsx';
import { documented } from '../../stories/documentation/documentation.ts';
import { helpEntries, profileEntries, tabs } from '../../stories/samples.ts';
import { Logo } from '../Logo/Logo.tsx';
import { MobileNavigation, type MobileNavigationProps } from './MobileNavigation.tsx';

const nothing = () => undefined;
const main = {
  id: 'tabs',
  entries: tabs.map((tab, index) => ({ ...tab, kind: 'link' as const, current: index === 0 })),
};
const sample: MobileNavigationProps = {
  sections: [main, { id: 'help', label: 'Help', entries: helpEntries(nothing) }],
  logo: <Logo />,
  primary: <NewOrderButton href="#new-order" fullWidth />,
};

/** Shows the dialog below its button. In the product, the dialog covers it. */
const Contained = (props: MobileNavigationProps) => (
  <Cell>
    <MobileNavigation {...props} />
  </Cell>
);

function Opened(props: MobileNavigationProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.click(), []);
  return <MobileNavigation {...props} ref={button} />;
}

export default documented('HyMobileNavigation', Contained, {
  sample,
  notes: `Below 40rem, it replaces the tabs and menus of the header. Submenus are flat sections, so that every entry is
one tap away. When a phone is rotated and becomes wide enough for the tabs, the dialog closes.

In the product, the dialog covers the whole window. Here it is below its button.`,
  use: {
    when: [
      'Below 40rem, instead of tabs and menus. AppHeader includes it. Use it directly only in a header of your own.',
    ],
    instead: { NavTabs: 'From 40rem.', MenuButton: 'For a few actions about one subject.' },
  },
  behavior: {
    Closing: 'The close button, Escape, every link and every action close it. A disabled entry does not.',
    'Many entries': 'They scroll below the head, which stays visible with its close button.',
    'Long entries': 'They wrap.',
  },
  wording: ['Use the same texts as in tabs and menus, so that readers recognize them after rotating the phone.'],
  screenReader: [
    'The button is read as “Open navigation”, expanded or not. The dialog, “Navigation”, contains one list per section, named by its heading.',
    'The current page, the reason of a disabled entry and links to a new tab are announced.',
  ],
  related: { AppHeader: 'Builds it from its own tabs and menus.', Badge: 'Counts on an entry.' },
  anatomy: {
    slots: {
      root: 'The button in the header.',
      head: 'Logo and close button.',
      body: 'Main action and sections. Scrolls.',
      section: 'Related entries.',
      heading: 'Heading of a section. The first section, with the areas, has none.',
      list: 'Entries of a section.',
      entry: 'Link or action, at least 48px high. The current page is marked.',
    },
    open: 'button',
  },
  states: {
    Closed: {},
    Hover: { hover: 'button' },
    Focus: { focus: 'button' },
  },
  guidance: [
    {
      do: {
        show: <Opened {...sample} />,
        say: 'Start with the areas, in the order of the tabs, followed by rarely used entries.',
      },
      dont: {
        show: (
          <Opened
            {...sample}
            primary={undefined}
            sections={[{ id: 'profile', label: 'Profile', entries: profileEntries(nothing) }, main]}
          />
        ),
        say: 'Don’t put profile and logout before the areas, or omit the main action.',
      },
    },
    {
      do: {
        show: (
          <Opened
            {...sample}
            sections={[
              {
                id: 'tabs',
                entries: [
                  {
                    ...{ kind: 'link', id: 'documents', label: 'Documents', href: '#documents', icon: <InboxIcon /> },
                    ...{ count: 12, countLabel: '12 unread' },
                  },
                  {
                    ...{ kind: 'link', id: 'assets', label: 'Assets', href: '#assets', disabled: true },
                    reason: 'Your contract has no assets of your own.',
                  },
                ],
              },
            ]}
          />
        ),
        say: 'Give the reason of a disabled entry, and count pending items.',
      },
      dont: {
        show: (
          <Opened
            {...sample}
            sections={[
              {
                id: 'tabs',
                entries: [
                  { kind: 'link', id: 'documents', label: 'Documents (12 new!)', href: '#documents' },
                  { kind: 'link', id: 'assets', label: 'Assets', href: '#assets', disabled: true },
                ],
              },
            ]}
          />
        ),
        say: 'Don’t include counts in the label, or disable an entry without a reason.',
      },
    },
  ],
  keyboard: {
    'Enter, Space': 'Opens the navigation. On an action, closes it and runs the action.',
    Enter: 'On a link, follows it and closes the navigation.',
    'Tab, Shift Tab':
      'Moves through the close button and all entries, including disabled ones, and stays in the dialog.',
    Escape: 'Closes it. Focus returns to the button.',
  },
});
