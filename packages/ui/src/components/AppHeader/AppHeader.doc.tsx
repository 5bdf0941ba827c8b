import { documented } from '../../stories/documentation/documentation.ts';
import { companyEntries, helpEntries, profileEntries, tabs } from '../../stories/samples.ts';
import { Logo } from '../Logo/Logo.tsx';
import type { MenuEntry } from '../MenuButton/model.ts';
import { NewOrderButton } from '../NewOrderButton/NewOrderButton.tsx';
import { AppHeader, type AppHeaderProps } from './AppHeader.tsx';

const nothing = () => undefined;
const nameOf = (entry: MenuEntry) => ('label' in entry ? entry.label : '');
const sample: AppHeaderProps = {
  logo: <Logo href="#home" />,
  tabs,
  activeId: 'overview',
  primary: <NewOrderButton href="#new-order" />,
  menus: [
    { kind: 'help', entries: helpEntries(nothing) },
    { kind: 'company', name: 'Bouwgroep Noordzee B.V.', entries: companyEntries },
    { kind: 'profile', name: 'Anna Visser', entries: profileEntries(nothing) },
  ],
};

export default documented('HyAppHeader', AppHeader, {
  sample,
  notes: `Tabs and menus are said once. From 40rem they stand in the header; below that the header has a menu button, the
logo, the company’s name and the main button, and everything else is in the full-screen navigation behind the menu button, which is made of
the same entries. What is in \`wide\` is shown from 40rem alone: during development a warning names what a phone cannot
reach.

The header stays at the top of the window while the page scrolls, unless the window is lower than 30rem, as a zoomed one
is.`,
  anatomy: {
    slots: {
      root: 'The top of every page, its banner for screen readers.',
      bar: 'What is in it, as wide as the page below.',
      company: 'Below 40rem, the name of the company menu.',
      narrow: 'Below 40rem, the button that opens the navigation.',
      wide: 'From 40rem, the tabs, and the menus at the end.',
      end: 'The main button and the menus.',
    },
  },
  wide: true,
  states: {
    'Signed in': {},
    'A page without a tab': { props: { activeId: null } },
    'A visitor': {
      props: { tabs: [], menus: [{ kind: 'help', entries: helpEntries(nothing) }], primary: undefined },
    },
    'The logo alone': { props: { tabs: [], menus: [], primary: undefined } },
    'Hover, a tab': { hover: '.HyNavTabs-place:nth-child(2) .HyNavTabs-tab' },
    'Focus, a menu': { focus: '.HyAppHeader-end button' },
  },
  guidance: [
    {
      do: {
        show: <AppHeader {...sample} />,
        say: 'Give it one main button, the areas as tabs, and the rest in menus.',
      },
      dont: {
        show: (
          <AppHeader
            {...sample}
            primary={
              <>
                <NewOrderButton href="#new-order" />
                <NewOrderButton href="#new-request" labels={{ label: 'New request' }} />
              </>
            }
          />
        ),
        say: 'Don’t put two main buttons beside each other: nobody knows then which is the usual one.',
      },
    },
    {
      do: {
        show: (
          <AppHeader {...sample} menus={[{ kind: 'menu', id: 'tools', label: 'Tools', entries: companyEntries }]} />
        ),
        say: 'Make a menu of your own for what belongs together; a phone lists it under the same heading.',
      },
      dont: {
        show: (
          <AppHeader
            {...sample}
            menus={companyEntries.map((entry) => ({
              kind: 'menu',
              id: entry.id,
              label: nameOf(entry),
              entries: [entry],
            }))}
          />
        ),
        say: 'Don’t open a menu of its own for each page: the tabs lose their room to them.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Goes through the logo, the tabs, the main button and the menus, in the order they are seen.',
    Enter: 'Follows the logo, a tab or the main button.',
    'Enter, Space, arrow down': 'On a menu, opens it; its keys are those of the MenuButton.',
    Escape: 'Closes a menu, or the navigation of a phone. The focus goes back to its button.',
  },
});
