import { NewOrderButton } from '../../rental/NewOrderButton/NewOrderButton.tsx';
import { documented } from '../../stories/documentation/documentation.ts';
import { companyEntries, helpEntries, profileEntries, tabs } from '../../stories/samples.ts';
import { Logo } from '../Logo/Logo.tsx';
import type { MenuEntry } from '../MenuButton/model.ts';
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
  notes: `Declare tabs and menus once. From 40rem they are in the header. Below that, the header has a menu button, the
logo, the company’s name and the main button. All other entries are in the full-screen navigation behind the menu
button. Icon buttons in \`tools\` stay in the bar at every width, and make the main button smaller on a phone. Content
in \`wide\` is shown from 40rem only: in development, a warning lists controls that are unreachable on a phone.

The header is sticky while the page scrolls, except in windows lower than 30rem, such as zoomed ones.`,
  use: {
    when: ['At the top of every page of an application, once, for readers who are signed in and for visitors.'],
    instead: {
      AuthenticationPage: 'For signing in and registering: those pages have their own frame and no header.',
      PageHeader: 'For the title and the actions of one page.',
    },
  },
  behavior: {
    'Too many tabs': 'Tabs that do not fit move into a menu at the end. The current tab stays visible.',
    'Long names': 'The name of a company is truncated. The tooltip and screen readers have the full name.',
  },
  wording: [
    'Name an area by one noun. The main button is a verb with its object, or the thing that it creates: “New order”.',
  ],
  screenReader: [
    'The header is the banner of the page. Its tabs are a navigation landmark, “Main”, and the current one is announced as the current page.',
    'On a phone, the button is read as “Open navigation”, expanded or not.',
  ],
  related: {
    SkipLink: 'Comes before the header and skips it.',
    NavTabs: 'Its tabs.',
    MobileNavigation: 'Its navigation on a phone.',
    CompanyMenu: 'Its company menu.',
    ProfileMenu: 'Its profile menu.',
    HelpMenu: 'Its help menu.',
    NewOrderButton: 'Its main button.',
    Logo: 'Links to the home page.',
    MessageBanner: 'Shown below the header, for messages to everyone.',
  },
  anatomy: {
    slots: {
      root: 'Top of every page, a banner for screen readers.',
      bar: 'Content of the header, as wide as the page below.',
      company: 'Below 40rem, the company’s name.',
      narrow: 'Below 40rem, the button that opens the navigation.',
      wide: 'From 40rem, the tabs, with the menus at the end.',
      end: 'The main button and the menus.',
    },
  },
  wide: true,
  variants: {
    'Signed in': {},
    'A page without a tab': { props: { activeId: null } },
    'A visitor': {
      props: { tabs: [], menus: [{ kind: 'help', entries: helpEntries(nothing) }], primary: undefined },
    },
    'The logo alone': { props: { tabs: [], menus: [], primary: undefined } },
  },
  states: {
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
        say: 'Don’t put two main buttons side by side: the usual one is then unclear.',
      },
    },
    {
      do: {
        show: (
          <AppHeader {...sample} menus={[{ kind: 'menu', id: 'tools', label: 'Tools', entries: companyEntries }]} />
        ),
        say: 'Use a custom menu for related entries. On a phone, they are listed under the same heading.',
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
        say: 'Don’t add a menu for each page: it takes space from the tabs.',
      },
    },
  ],
  keyboard: {
    'Tab, Shift Tab': 'Moves through the logo, the tabs, the main button and the menus, in visual order.',
    Enter: 'Follows the logo, a tab or the main button.',
    'Enter, Space, arrow down': 'On a menu, opens it. Its keys are the same as those of a MenuButton.',
    Escape: 'Closes a menu, or the navigation of a phone. Focus returns to its button.',
  },
});
