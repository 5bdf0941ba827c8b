'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { media } from '../../theme/tokens.ts';
import { Badge } from '../Badge/Badge.tsx';
import { nextTab } from './model.ts';

export interface Tab {
  /** Id of the tab, used in `value`. */
  id: string;
  /** Label of the tab. */
  label: string;
  /** Number of items in the panel, shown after the label. */
  count?: number | undefined;
  /** The count as text for screen readers: "3 open". */
  countLabel?: string | undefined;
  /** Content under the tabs. */
  panel: ReactNode;
}

export interface TabsProps extends RootProps<'HyTabs', 'div'> {
  /** Name of the tabs for screen readers: "Contract". */
  label: string;
  /** Tabs with their panels, in order. */
  tabs: readonly Tab[];
  /** Id of the selected tab. */
  value?: string | undefined;
  /** Initial tab of uncontrolled tabs. Defaults to the first one. */
  defaultValue?: string | undefined;
  /** Called when another tab is selected. */
  onChange?: ChangeHandler<string> | undefined;
  /** Keeps hidden panels mounted, including text typed in them. */
  keepMounted?: boolean | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyTabs: TabsProps;
  }
  interface ComponentNameToClassKey {
    HyTabs: 'root' | 'list' | 'tab' | 'panel';
  }
}

const Root = slot('div', 'HyTabs-root', {});

// Scrolls if the tabs do not fit.
const List = slot('div', 'HyTabs-list', ({ theme }) => ({
  display: 'flex',
  columnGap: 12,
  [media.compactTabs]: { columnGap: 4 },
  // Leaves room for the focus ring beside the text, which stays aligned with the page.
  marginInline: -6,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${theme.vars.color.line}`,
}));

const TabButton = slot('button', 'HyTabs-tab', ({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minBlockSize: `calc(${theme.vars.density.control} + 4px)`,
  paddingBlock: 0,
  paddingInline: 6,
  border: 0,
  borderRadius: 4,
  backgroundColor: 'transparent',
  color: theme.vars.color.ink2,
  font: 'inherit',
  fontSize: theme.typography.body1.fontSize,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { color: theme.vars.color.ink },
  '&:focus-visible': { outlineOffset: '-2px' },
  // Other tabs have no transparent line: forced colors would draw it.
  '&:hover::after, &[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 6,
    insetBlockEnd: 0,
    borderBlockEnd: `3px solid ${theme.vars.color.lineStrong}`,
    borderStartStartRadius: 3,
    borderStartEndRadius: 3,
  },
  '&[aria-selected="true"]::after': { borderColor: theme.vars.color.brand },
  [media.compactTabs]: { gap: 6, fontSize: theme.typography.body2.fontSize },
}));

const Panel = slot('div', 'HyTabs-panel', {
  paddingBlockStart: 16,
  borderRadius: 4,
  '&[hidden]': { display: 'none' },
});

/** Not `scrollIntoView`: it moves the starting point of Tab, so that a fresh page would skip its skip link. */
function scrollSideways(list: HTMLElement, selectedTab: Element) {
  const [room, tab] = [list.getBoundingClientRect(), selectedTab.getBoundingClientRect()];
  if (tab.left < room.left) list.scrollLeft += tab.left - room.left;
  else if (tab.right > room.right) list.scrollLeft += tab.right - room.right;
}

/**
 * Parts of one page, shown one at a time. Arrows, Home and End move between the tabs and show their panels. For pages
 * with URLs of their own, use NavTabs.
 */
export const Tabs = withRef(function Tabs(props: TabsProps) {
  const {
    label,
    tabs,
    value,
    defaultValue = tabs[0]?.id,
    onChange,
    keepMounted = false,
    ...root
  } = useComponentProps('HyTabs', props);
  const [selected, select] = useControllable(value, defaultValue, onChange);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const tabId = (tab: string | undefined) => `${id}-tab-${tab}`;
  const reachable = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab scrolls into view when it changes
  useEffect(() => {
    const selectedTab = list.current?.querySelector('[aria-selected="true"]');
    if (list.current && selectedTab) scrollSideways(list.current, selectedTab);
  }, [selected]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = nextTab(tabs, reachable, event.key, direction);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    if (next !== selected) select(event, next);
  };
  return (
    <Root {...root}>
      <List data-print="hide" ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.id === reachable ? 0 : -1}
            onClick={(event) => tab.id !== selected && select(event, tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <Badge badgeContent={tab.count} label={tab.countLabel} />}
          </TabButton>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={tabId(tab.id)}
          hidden={tab.id !== selected}
          tabIndex={0}
        >
          {(keepMounted || tab.id === selected) && tab.panel}
        </Panel>
      ))}
    </Root>
  );
});
