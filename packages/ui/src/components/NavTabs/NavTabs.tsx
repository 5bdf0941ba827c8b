'use client';

import { useRef } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import { Badge } from '../Badge/Badge.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { navTabsText } from './text.ts';
import { useVisibleTabs } from './use-visible-tabs.ts';

export interface NavTab {
  id: string;
  label: string;
  href: string;
  /** Number of items behind the link, shown after the label. */
  count?: number | undefined;
  /** The count as text for screen readers: "3 unread". */
  countLabel?: string | undefined;
}

export interface NavTabsProps extends RootProps<'HyNavTabs', 'nav'> {
  /** Tabs, in order. */
  tabs: readonly NavTab[];
  /** Id of the current page’s tab. Null on a page without a tab. */
  activeId?: string | null | undefined;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['NavTabs']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyNavTabs: NavTabsProps;
  }
  interface ComponentNameToClassKey {
    HyNavTabs: 'root' | 'list' | 'place' | 'tab';
  }
}

const Root = slot('nav', 'HyNavTabs-root', { minInlineSize: 0, flex: 1, blockSize: '100%' });

const List = slot('ul', 'HyNavTabs-list', {
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  columnGap: 'clamp(16px, 2.5vw, 28px)',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

// Invisible but measurable. Fixed, so that a long tab does not widen the page. `visibility` also hides it from keyboard
// and screen readers.
const Place = slot('li', 'HyNavTabs-place', {
  display: 'flex',
  alignItems: 'stretch',
  flex: 'none',
  '&[data-fits="false"]': { position: 'fixed', visibility: 'hidden', insetBlockStart: 0, insetInlineStart: 0 },
  '&:last-child': { alignItems: 'center' },
});

const Tab = slot('a', 'HyNavTabs-tab', ({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.color.ink2,
  fontSize: theme.typography.body1.fontSize,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: 4,
  '&:hover': { color: theme.vars.color.ink },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: -1,
    borderStartStartRadius: 3,
    borderStartEndRadius: 3,
  },
  // Other tabs have no transparent line: forced colors would draw it.
  '&:hover::after': { borderBlockEnd: `3px solid ${theme.vars.color.lineStrong}` },
  '&[aria-current="page"]': { color: theme.vars.color.ink, fontWeight: 600 },
  '&[aria-current="page"]::after': { borderBlockEnd: `3px solid ${theme.vars.color.brand}` },
}));

/**
 * Navigation landmark with the portal's areas as links. Tabs that do not fit move into a menu. The active tab stays
 * visible.
 */
export const NavTabs = withRef(function NavTabs(props: NavTabsProps) {
  const { tabs, activeId = null, LinkComponent, labels, ...root } = useComponentProps('HyNavTabs', props);
  const text = useUiText('NavTabs', navTabsText, labels);
  const Link = useLinkComponent(LinkComponent);
  const list = useRef<HTMLUListElement>(null);
  const active = tabs.findIndex((tab) => tab.id === activeId);
  const visible = useVisibleTabs(list, tabs.length, active);
  const hidden = tabs.filter((_, index) => !visible.includes(index));
  return (
    <Root data-print="hide" aria-label={text.label} {...root}>
      <List ref={list}>
        {tabs.map((tab, index) => (
          <Place key={tab.id} data-fits={visible.includes(index)}>
            <Tab as={Link} href={tab.href} aria-current={index === active ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && (
                <>
                  {' '}
                  <Badge badgeContent={tab.count} label={tab.countLabel} />
                </>
              )}
            </Tab>
          </Place>
        ))}
        <Place data-fits={hidden.length > 0}>
          <MenuButton
            label={text.more}
            LinkComponent={Link}
            entries={hidden.map((tab) => ({ kind: 'link', ...tab }))}
          />
        </Place>
      </List>
    </Root>
  );
});
