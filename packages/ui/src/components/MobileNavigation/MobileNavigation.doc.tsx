import { useEffect, useRef } from 'react';
import { InboxIcon } from '../../icons/index.ts';
import { Cell } from '../../stories/documentation/Cell.tsx';
import { documented } from '../../stories/documentation/documentation.ts';
import { helpEntries, profileEntries, tabs } from '../../stories/samples.ts';
import { Logo } from '../Logo/Logo.tsx';
import { NewOrderButton } from '../NewOrderButton/NewOrderButton.tsx';
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

/** The dialog stands below its button, which it covers in the product. */
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
  notes: `Below 40rem it takes the place of the tabs and menus of the header. Submenus are laid out flat, each as a section of
its own, so that nothing is more than one press away. When a phone is turned and becomes wide enough for the tabs, the
dialog closes.

In the product the dialog covers the whole window; here it stands below its button.`,
  use: {
    when: [
      'Below 40rem, in the place of tabs and menus. AppHeader brings it along; take it by itself only in a header of your own.',
    ],
    instead: { NavTabs: 'From 40rem on.', MenuButton: 'For a few actions about one subject.' },
  },
  behavior: {
    Closing: 'The cross, Escape, every link and every action close it; an entry that is disabled does not.',
    'Many entries': 'They scroll under the head, which stays with its cross.',
    'Long entries': 'They break over lines.',
  },
  wording: ['Use the words of the tabs and menus, unchanged, so that who turns the phone finds them again.'],
  screenReader: [
    'The button is read as “Open navigation”, expanded or not. The dialog, “Navigation”, has one list per section, named by its heading.',
    'The current page is said to be so, as is why an entry is disabled and what opens in a new tab.',
  ],
  related: { AppHeader: 'Makes it from its own tabs and menus.', Badge: 'Counts on an entry.' },
  anatomy: {
    slots: {
      root: 'The button in the header.',
      head: 'The logo and the button that closes the dialog.',
      body: 'The main action and the sections; it scrolls.',
      section: 'Entries that belong together.',
      heading: 'What they are about. The first section, the areas, has none.',
      list: 'The entries of a section.',
      entry: 'A link or an action, at least 48px high; the current page is marked.',
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
        say: 'Put the areas first, in the order of the tabs, and then what is rarely needed.',
      },
      dont: {
        show: (
          <Opened
            {...sample}
            primary={undefined}
            sections={[{ id: 'profile', label: 'Profile', entries: profileEntries(nothing) }, main]}
          />
        ),
        say: 'Don’t let profile and logout stand before the areas, nor the main action out.',
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
        say: 'Say why an entry is disabled, and count what waits for the reader.',
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
        say: 'Don’t write counts into the words, nor leave an entry gray without a reason.',
      },
    },
  ],
  keyboard: {
    'Enter, Space': 'Opens the navigation; on an action, closes it and then acts.',
    Enter: 'On a link, follows it and closes the navigation.',
    'Tab, Shift Tab': 'Goes through the cross and the entries, disabled ones too, and stays in the dialog.',
    Escape: 'Closes it; the focus goes back to the button.',
  },
});
