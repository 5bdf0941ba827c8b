'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { warnInDevelopment } from '../../internal/development.ts';
import { HeaderRoomContext } from '../../internal/header-room.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { LinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import { CompanyMenu } from '../CompanyMenu/CompanyMenu.tsx';
import { HelpMenu } from '../HelpMenu/HelpMenu.tsx';
import { helpMenuText } from '../HelpMenu/text.ts';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { MobileNavigation } from '../MobileNavigation/MobileNavigation.tsx';
import type { NavigationSection } from '../MobileNavigation/model.ts';
import { type NavTab, NavTabs } from '../NavTabs/NavTabs.tsx';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { profileMenuText } from '../ProfileMenu/text.ts';
import { type HeaderMenu, menuId, phoneSections, unreachableOnPhone } from './model.ts';

// Replaced by bundlers. Declared here, because the package has no dependency on Node.
declare const process: { env: { NODE_ENV?: string } };

export interface AppHeaderProps extends RootProps<'HyAppHeader', 'header'> {
  /** Logo with a link to the home page. */
  logo: ReactNode;
  /** Areas of the portal. Tabs from 40rem, below it the first entries of the phone's navigation. */
  tabs?: readonly NavTab[] | undefined;
  /** Id of the current page’s tab. Null on a page without a tab. */
  activeId?: string | null | undefined;
  /** Help, company, profile or custom menus. In the header from 40rem, below it in the phone's navigation. */
  menus?: readonly HeaderMenu[] | undefined;
  /** Main button of the header, at every width and in the phone's navigation. */
  primary?: ReactNode;
  /** Icon buttons before the main button, at every width. On a phone they make a `NewOrderButton` smaller. */
  tools?: ReactNode;
  /** Content before the menus, shown from 40rem only. Must be reachable on phones in another way. */
  wide?: ReactNode;
  /** Component that renders the links of tabs and menus. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyAppHeader: AppHeaderProps;
  }
  interface ComponentNameToClassKey {
    HyAppHeader: 'root' | 'bar' | 'wide' | 'narrow' | 'end' | 'company';
  }
}

// Sticky only in windows of sufficient height. Otherwise the header could fill a zoomed page.
const Root = slot('header', 'HyAppHeader-root', ({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.color.surface,
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
  '@media (min-height: 30rem)': { position: 'sticky', insetBlockStart: 0 },
  // Undoes the document's scroll padding, because WebKit scrolls to a focused element below the padding, even a sticky one.
  '& :is(a, button, input)': { scrollMarginBlockStart: `calc(-12px - ${theme.vars.density.header})` },
}));

const Bar = slot('div', 'HyAppHeader-bar', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: theme.vars.density.header,
  blockSize: theme.vars.density.header,
  maxInlineSize: theme.vars.layout.page,
  marginInline: 'auto',
  paddingInline: theme.vars.layout.gutter,
}));

const Wide = slot('div', 'HyAppHeader-wide', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: '100%',
  [media.belowNavigation]: { display: 'none' },
  '&[data-slot="navigation"]': { flex: 1, minInlineSize: 0, marginInlineStart: 'clamp(8px, 2vw, 28px)' },
  // On a tablet, a long company name shrinks before the tabs do.
  [media.belowDetails]: {
    '&[data-crowded="true"]': { gap: 0, '& > * > button': { paddingInline: 8 } },
    // The label truncates itself.
    '&[data-crowded="true"] button > span:first-of-type': { maxInlineSize: 'clamp(4rem, 10vw, 5.5rem)' },
  },
});

// Offset by the padding of the icon button, so that the icon aligns with the edge of the page.
const Narrow = slot('div', 'HyAppHeader-narrow', {
  display: 'none',
  [media.belowNavigation]: { display: 'flex', marginInlineStart: -8, marginInlineEnd: -6 },
});

/** Company name on a phone. Its menu is in the navigation. */
const Company = slot('span', 'HyAppHeader-company', ({ theme }) => ({
  display: 'none',
  [media.belowNavigation]: {
    flex: '1 1 4rem',
    minInlineSize: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: '0.8125rem',
    lineHeight: 1.25,
    color: theme.vars.color.ink2,
  },
}));

const End = slot('div', 'HyAppHeader-end', {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  [media.belowNavigation]: { flex: 'none', maxInlineSize: '70%' },
  // On a tablet, the tabs get the remaining space.
  [media.belowDetails]: { gap: 4 },
});

interface HeaderMenuButtonProps {
  menu: HeaderMenu;
  LinkComponent: LinkComponent | undefined;
}

function HeaderMenuButton({ menu, LinkComponent }: HeaderMenuButtonProps) {
  const shared = { entries: menu.entries, LinkComponent };
  if (menu.kind === 'help') return <HelpMenu {...shared} />;
  if (menu.kind === 'company') return <CompanyMenu {...shared} name={menu.name} />;
  if (menu.kind === 'profile') return <ProfileMenu {...shared} name={menu.name} />;
  return <MenuButton {...shared} align="end" label={menu.label} />;
}

/** Warns about controls in `wide` that are unreachable on a phone. */
function useReachable(wide: RefObject<HTMLElement | null>, sections: readonly NavigationSection[]) {
  useEffect(() => {
    // Checked here as well, so that bundlers drop the search.
    if (process.env.NODE_ENV === 'production') return;
    const header = wide.current?.closest('header');
    if (!wide.current || !header) return;
    for (const name of unreachableOnPhone(wide.current, header, sections)) {
      warnInDevelopment(`AppHeader: "${name}" cannot be reached on a phone. Put it into tabs, menus or primary too.`);
    }
  });
}

const NO_TABS: readonly NavTab[] = [];
const NO_MENUS: readonly HeaderMenu[] = [];

/**
 * Header of every page. The phone's navigation is built from the same tabs and menus. CSS decides what each width
 * shows, so server-rendered pages are right from the start.
 */
export const AppHeader = withRef(function AppHeader(props: AppHeaderProps) {
  const {
    logo,
    tabs = NO_TABS,
    activeId = null,
    menus = NO_MENUS,
    primary,
    tools,
    wide,
    LinkComponent,
    ...root
  } = useComponentProps('HyAppHeader', props);
  const help = useUiText('HelpMenu', helpMenuText).label;
  const profile = useUiText('ProfileMenu', profileMenuText).label;
  const sections = phoneSections(tabs, activeId, menus, { help, profile });
  const company = menus.find(({ kind }) => kind === 'company');
  const wideRef = useRef<HTMLDivElement>(null);
  useReachable(wideRef, sections);
  return (
    <Root data-print="hide" {...root}>
      <Bar>
        {sections.length > 0 && (
          <Narrow>
            <MobileNavigation logo={logo} primary={primary} sections={sections} LinkComponent={LinkComponent} />
          </Narrow>
        )}
        <HeaderRoomContext.Provider value={company ? 'crowded' : 'usual'}>{logo}</HeaderRoomContext.Provider>
        {company?.kind === 'company' && <Company dir="auto">{company.name}</Company>}
        {tabs.length > 0 && (
          <Wide data-slot="navigation">
            <NavTabs tabs={tabs} activeId={activeId} LinkComponent={LinkComponent} />
          </Wide>
        )}
        <End>
          {tools}
          <HeaderRoomContext.Provider value={tools ? 'crowded' : 'usual'}>{primary}</HeaderRoomContext.Provider>
          {wide && <Wide ref={wideRef}>{wide}</Wide>}
          {menus.length > 0 && (
            <Wide data-crowded={tabs.length > 0}>
              {menus.map((menu) => (
                <HeaderMenuButton key={menuId(menu)} menu={menu} LinkComponent={LinkComponent} />
              ))}
            </Wide>
          )}
        </End>
      </Bar>
    </Root>
  );
});
