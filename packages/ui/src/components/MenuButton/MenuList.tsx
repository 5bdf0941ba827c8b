'use client';

import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChevronRightIcon, ExternalLinkIcon } from '../../icons/index.ts';
import { useLayoutEffect } from '../../internal/use-layout-effect.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import type { LinkComponent } from '../../provider/links.ts';
import { ItemContent, reasonIdOf } from './ItemContent.tsx';
import {
  indexAfterKey,
  indexAfterTyping,
  itemsOf,
  type MenuEntry,
  type MenuItem,
  type MenuSubmenu,
  submenuKeys,
} from './model.ts';
import { Item, List, Row, Separator } from './styles.ts';

/** Pause in milliseconds after which type-ahead starts a new word. */
const typingPause = 500;

const isOpenable = (item: MenuEntry | undefined): item is MenuSubmenu => item?.kind === 'submenu' && !item.disabled;

export interface MenuListProps {
  id: string;
  entries: readonly MenuEntry[];
  labelledBy: string;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent: LinkComponent;
  align?: 'start' | 'end' | undefined;
  /** True for a submenu. */
  nested?: boolean | undefined;
  /** Where focus goes when the list opens. `none` for a list opened by a pointer. */
  initialFocus: 'first' | 'last' | 'none';
  /** Closes only this list and moves focus to its opener. */
  onClose: () => void;
  /** Closes all open menus after a choice. */
  onChoose: (item: MenuItem) => void;
  text: UiLocale['MenuButton'];
}

export function MenuList(props: MenuListProps) {
  const {
    id,
    entries,
    labelledBy,
    LinkComponent,
    align,
    nested = false,
    initialFocus,
    onClose,
    onChoose,
    text,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const [open, setOpen] = useState<{ id: string; initialFocus: 'first' | 'none' } | null>(null);
  const { direction } = useTheme();
  const side = useSide(list, nested, direction);
  useInsidePage(list, nested, entries);
  const items = itemsOf(entries);
  const keys = submenuKeys(direction);

  const elementOf = (item: MenuItem | undefined) => item && document.getElementById(`${id}-${item.id}`);
  const focus = (index: number) => elementOf(items[index])?.focus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: initial focus is set once, when the list opens
  useEffect(() => {
    if (initialFocus !== 'none') focus(initialFocus === 'first' ? 0 : items.length - 1);
  }, []);

  const type = (letter: string, current: number) => {
    const now = Date.now();
    typed.current = { letters: (now - typed.current.at > typingPause ? '' : typed.current.letters) + letter, at: now };
    focus(indexAfterTyping(typed.current.letters, current, items));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const current = items.findIndex((item) => elementOf(item) === document.activeElement);
    const item = items[current];
    const index = indexAfterKey(event.key, current, items.length);
    if (index !== null) focus(index);
    else if (event.key === 'Escape' || (nested && event.key === keys.close)) onClose();
    else if (event.key === keys.open && isOpenable(item)) setOpen({ id: item.id, initialFocus: 'first' });
    else if (event.key === ' ' && item?.kind === 'link') elementOf(item)?.click();
    else if (event.key.length === 1 && event.key !== ' ') type(event.key, current);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <List
      ref={list}
      id={id}
      role="menu"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      data-align={align}
      data-scrolls={!items.some(({ kind }) => kind === 'submenu')}
      data-side={nested ? side : undefined}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry) =>
        entry.kind === 'separator' ? (
          <Separator key={entry.id} role="separator" />
        ) : (
          <Row
            key={entry.id}
            role="none"
            onPointerEnter={(event) => {
              if (event.pointerType !== 'mouse') return;
              setOpen(isOpenable(entry) ? { id: entry.id, initialFocus: 'none' } : null);
            }}
          >
            <MenuRow
              id={`${id}-${entry.id}`}
              item={entry}
              LinkComponent={LinkComponent}
              expanded={open?.id === entry.id}
              onChoose={onChoose}
              text={text}
              onExpand={(initialFocus) => setOpen({ id: entry.id, initialFocus })}
            />
            {entry.kind === 'submenu' && open?.id === entry.id && (
              <MenuList
                id={`${id}-${entry.id}-menu`}
                entries={entry.entries}
                labelledBy={`${id}-${entry.id}`}
                LinkComponent={LinkComponent}
                nested
                initialFocus={open.initialFocus}
                onClose={() => {
                  setOpen(null);
                  elementOf(entry)?.focus();
                }}
                onChoose={onChoose}
                text={text}
              />
            )}
          </Row>
        ),
      )}
    </List>
  );
}

interface MenuRowProps {
  id: string;
  item: MenuItem;
  expanded: boolean;
  LinkComponent: LinkComponent;
  onChoose: (item: MenuItem) => void;
  text: UiLocale['MenuButton'];
  onExpand: (initialFocus: 'first' | 'none') => void;
}

function MenuRow({ id, item, expanded, LinkComponent, onChoose, text, onExpand }: MenuRowProps) {
  const noteId = useId();
  const shared = { id, role: 'menuitem', tabIndex: -1 };
  const content = <ItemContent item={item} id={id} />;
  if (item.disabled) {
    return (
      <Item {...shared} disableRipple aria-disabled="true" aria-describedby={reasonIdOf(item, id)}>
        {content}
      </Item>
    );
  }
  if (item.kind === 'submenu') {
    return (
      <Item
        {...shared}
        aria-haspopup="menu"
        aria-expanded={expanded}
        aria-controls={expanded ? `${id}-menu` : undefined}
        // A click by keyboard (Enter, Space) has detail 0: focus then moves into the submenu.
        onClick={(event) => onExpand(event.detail === 0 ? 'first' : 'none')}
      >
        {content}
        <ChevronRightIcon />
      </Item>
    );
  }
  if (item.kind === 'action') {
    return (
      <Item {...shared} onClick={() => onChoose(item)}>
        {content}
      </Item>
    );
  }
  return (
    <Item
      {...shared}
      LinkComponent={item.external ? 'a' : LinkComponent}
      href={item.href}
      {...(item.external && { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': noteId })}
      aria-current={item.current ? 'page' : undefined}
      onClick={() => onChoose(item)}
    >
      {content}
      {item.external && (
        <>
          <ExternalLinkIcon />
          <VisuallyHidden id={noteId} aria-hidden="true">
            {text.opensInNewTab}
          </VisuallyHidden>
        </>
      )}
    </Item>
  );
}

type Side = 'end' | 'start' | 'below';

/** Space between a menu and the edge of the page, in CSS pixels. */
const EDGE = 14;

/** Calls `act` now and on every resize of the page. Returns a function that stops it. */
function onResize(act: () => void): () => void {
  act();
  window.addEventListener('resize', act);
  return () => window.removeEventListener('resize', act);
}

/** Side of the parent on which a submenu has room. */
function useSide(list: React.RefObject<HTMLUListElement | null>, nested: boolean, direction: 'ltr' | 'rtl'): Side {
  const [side, setSide] = useState<Side>('end');
  useLayoutEffect(() => {
    const menu = list.current;
    const parent = menu?.parentElement;
    if (!nested || !menu || !parent) return;
    // Below its parent, the submenu is as wide as the parent. The width that it needs beside it is its first one.
    const { width } = menu.getBoundingClientRect();
    return onResize(() => {
      const around = parent.getBoundingClientRect();
      const left = around.left - width - 8 >= 0;
      const right = around.right + width + 8 <= document.documentElement.clientWidth;
      const [end, start] = direction === 'rtl' ? [left, right] : [right, left];
      if (end) setSide('end');
      else setSide(start ? 'start' : 'below');
    });
  }, [list, nested, direction]);
  return side;
}

/** Moves a menu away from the edge of the page, and again when new entries make it wider. */
function useInsidePage(list: React.RefObject<HTMLUListElement | null>, nested: boolean, entries: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width depends on the entries
  useLayoutEffect(() => {
    const menu = list.current;
    if (nested || !menu) return;
    return onResize(() => {
      menu.style.translate = '';
      const { left, right } = menu.getBoundingClientRect();
      const inside = document.documentElement.clientWidth - EDGE;
      menu.style.translate = `${Math.max(EDGE - left, 0) + Math.min(inside - right, 0)}px`;
    });
  }, [list, nested, entries]);
}
