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
the same entries. Icon buttons in \`tools\` stay in the bar at every width, and make the main button smaller on a phone. What
is in \`wide\` is shown from 40rem alone: during development a warning names what a phone cannot
reach.

The header stays at the top of the window while the page scrolls, unless the window is lower than 30rem, as a zoomed one
is.`,
  use: {
    when: ['At the top of every page of an application, once, for readers who are signed in and for visitors.'],
    instead: {
      AuthenticationPage: 'For signing in and registering: those pages have a frame of their own and no header.',
      PageHeader: 'For the title and the actions of one page.',
    },
  },
  behavior: {
    'Too many tabs': 'What has no room goes into a menu at the end of the tabs; the tab of the page shown stays.',
    'Long names': 'The name of a company is cut off, and is whole in its tooltip and for screen readers.',
  },
  wording: [
    'Name an area by one noun. The main button is a verb with its object, or the thing that it makes: “New order”.',
  ],
  screenReader: [
    'It is the banner of the page. The tabs in it are a navigation landmark, “Main”, and the current one is read as the current page.',
    'On a phone the button is read as “Open navigation”, with whether it is open.',
  ],
  related: {
    SkipLink: 'Stands before it, and leads past it.',
    NavTabs: 'Its tabs.',
    MobileNavigation: 'Its navigation on a phone.',
    CompanyMenu: 'Its menu of the company.',
    ProfileMenu: 'Its menu of the reader.',
    HelpMenu: 'Its menu of help.',
    NewOrderButton: 'Its main button.',
    Logo: 'Leads home, at its beginning.',
    MessageBanner: 'Stands below it, for a message to everyone.',
  },
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
