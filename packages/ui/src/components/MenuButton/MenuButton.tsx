'use client';

import { useForkRef } from '@mui/material/utils';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../icons/index.ts';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import { withRef } from '../../internal/with-ref.ts';
import type { UiLocale } from '../../locales/UiLocale.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuEntry, MenuItem } from './model.ts';
import { Anchor, Trigger, TriggerLabel } from './styles.ts';
import { menuButtonText } from './text.ts';

export interface MenuButtonProps extends RootProps<'HyMenuButton', 'div'> {
  /** Visible content of the button. */
  label: ReactNode;
  /** Entries of the menu, in order. */
  entries: readonly MenuEntry[];
  /** Accessible name, for a label that does not say enough. */
  accessibleName?: string | undefined;
  /** Tooltip of the browser: the full text of a shortened label. */
  title?: string | undefined;
  /** Edge of the button that the menu aligns to. */
  align?: 'start' | 'end' | undefined;
  /** Hides the arrow, for labels such as initials. */
  plain?: boolean | undefined;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<UiLocale['MenuButton']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyMenuButton: MenuButtonProps;
  }
  interface ComponentNameToClassKey {
    HyMenuButton: 'root' | 'trigger' | 'triggerLabel' | 'list' | 'row' | 'item' | 'separator';
  }
}

type Opening = 'first' | 'last' | 'none';

/** Button that opens a menu of links, actions and submenus. Follows the ARIA menu button pattern. */
export const MenuButton = withRef(function MenuButton(props: MenuButtonProps) {
  const {
    label,
    entries,
    accessibleName,
    title,
    align = 'start',
    plain = false,
    LinkComponent,
    labels,
    ref,
    ...root
  } = useComponentProps('HyMenuButton', props);
  const text = useUiText('MenuButton', menuButtonText, labels);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  const Link = useLinkComponent(LinkComponent);
  const open = opening !== null;

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpening(null);
    };
    const leaving = ['pointerdown', 'focusin'];
    for (const type of leaving) document.addEventListener(type, leave, true);
    return () => {
      for (const type of leaving) document.removeEventListener(type, leave, true);
    };
  }, [open]);

  const close = () => {
    setOpening(null);
    button.current?.focus();
  };

  const onChoose = (item: MenuItem) => {
    close();
    if (item.kind === 'action') item.onSelect();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setOpening('first');
    else if (event.key === 'ArrowUp') setOpening('last');
    else if (event.key === 'Escape' && open) setOpening(null);
    else return;
    event.preventDefault();
  };

  /** Shift+Tab moves from the menu to its button, Tab to the next element (ARIA APG). */
  const onTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !open) return;
    if (event.shiftKey && event.target !== button.current) {
      event.preventDefault();
      close();
    } else {
      // Deferred until focus has moved: the browser needs the focused entry as its starting point.
      setTimeout(setOpening, 0, null);
    }
  };

  return (
    <Anchor data-print="hide" {...rootWith(root, { onKeyDown: onTab })} ref={useForkRef(anchor, ref)}>
      <Trigger
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        aria-label={accessibleName}
        title={title}
        onKeyDown={onKeyDown}
        onClick={(event) => setOpening(open ? null : event.detail === 0 ? 'first' : 'none')}
      >
        <TriggerLabel>{label}</TriggerLabel>
        {!plain && <ChevronDownIcon size={14} />}
      </Trigger>
      {open && (
        <MenuList
          key={opening}
          id={`${id}-menu`}
          entries={entries}
          labelledBy={id}
          LinkComponent={Link}
          align={align}
          initialFocus={opening}
          onClose={close}
          onChoose={onChoose}
          text={text}
        />
      )}
    </Anchor>
  );
});
