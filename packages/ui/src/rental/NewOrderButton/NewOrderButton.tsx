'use client';

import Button from '@mui/material/Button';
import { type MouseEventHandler, useContext, useId, useState } from 'react';
import { PlusIcon } from '../../icons/index.ts';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import { HeaderRoomContext } from '../../internal/header-room.ts';
import { slot } from '../../internal/slot.ts';
import { visuallyHidden } from '../../internal/visually-hidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import { type LinkComponent, useLinkComponent } from '../../provider/links.ts';
import { useUiText } from '../../provider/text.ts';
import { media } from '../../theme/tokens.ts';
import type { RentalLocale } from '../locales/RentalLocale.ts';
import { newOrderButtonText } from './text.ts';

export interface NewOrderButtonProps extends RootProps<'HyNewOrderButton', 'span'> {
  /** URL of the page for placing an order. */
  href: string;
  /** Turns ordering off. The button stays focusable and shows the reason. */
  disabled?: boolean | undefined;
  /** Reason why ordering is off. */
  reason?: string | undefined;
  /** Tinted instead of filled, for pages that have a filled button of their own. */
  quiet?: boolean | undefined;
  /** Fills the width of its container. */
  fullWidth?: boolean | undefined;
  /** Component that renders links. Defaults to the provider’s. */
  LinkComponent?: LinkComponent | undefined;
  /** Called before navigation. */
  onClick?: MouseEventHandler | undefined;
  /** Overrides some of the locale’s texts for this instance. */
  labels?: Partial<RentalLocale['NewOrderButton']> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyNewOrderButton: NewOrderButtonProps;
  }
  interface ComponentNameToClassKey {
    HyNewOrderButton: 'root' | 'icon' | 'label' | 'reason';
  }
}

/** Narrowest phones: a crowded header has room for the icon only. */
const NARROWEST = '@media (max-width: 22.5rem)';

const Root = slot('span', 'HyNewOrderButton-root', ({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  '&[data-wide="true"]': { display: 'flex' },
  '&[data-quiet="true"] > a': {
    paddingInline: 16,
    backgroundColor: theme.vars.color.brandSoft,
    color: theme.vars.color.brand,
  },
  // Width at which the tabs of a header barely fit.
  [`${media.navigation} and (max-width: 47.99rem)`]: { '&[data-room] .HyNewOrderButton-icon': { display: 'none' } },
  [media.belowNavigation]: {
    '&[data-room="crowded"]': {
      '& > a, & > button': { paddingInline: 12 },
      '& .HyNewOrderButton-icon': { display: 'none' },
    },
  },
  [NARROWEST]: {
    '&[data-room="crowded"]': {
      '& > a, & > button': { minInlineSize: 44 },
      '& .HyNewOrderButton-icon': { display: 'inline-flex', margin: 0 },
      '& .HyNewOrderButton-label': visuallyHidden,
    },
  },
}));

/** Same size as the start icon of MUI's button. */
const Icon = slot('span', 'HyNewOrderButton-icon', {
  display: 'inherit',
  marginInlineStart: -4,
  marginInlineEnd: 8,
});

const Label = slot('span', 'HyNewOrderButton-label', {});

const Reason = slot('span', 'HyNewOrderButton-reason', ({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(260px, calc(100vw - 28px))',
  // The gap is part of the tooltip, so that the pointer can move onto it (WCAG 1.4.13).
  paddingBlockStart: 6,
  '& > span': {
    display: 'block',
    paddingBlock: 8,
    paddingInline: 12,
    borderRadius: theme.vars.radius.status,
    backgroundColor: theme.vars.color.inverse,
    color: theme.vars.color.onInverse,
    ...theme.typography.body2,
    border: '1px solid transparent',
  },
  '&[data-open="false"]': { visibility: 'hidden' },
}));

/** The only filled button of the header. */
export const NewOrderButton = withRef(function NewOrderButton(props: NewOrderButtonProps) {
  const {
    href,
    disabled = false,
    reason,
    quiet = false,
    fullWidth = false,
    LinkComponent,
    onClick,
    labels,
    ...root
  } = useComponentProps('HyNewOrderButton', props);
  const text = useUiText('NewOrderButton', newOrderButtonText, labels);
  const Link = useLinkComponent(LinkComponent);
  const room = useContext(HeaderRoomContext) ?? undefined;
  const reasonId = useId();
  const [open, setOpen] = useState(false);
  const content = (
    <>
      <Icon>
        <PlusIcon />
      </Icon>
      <Label>{text.label}</Label>
    </>
  );
  if (!disabled) {
    return (
      <Root data-wide={fullWidth} data-quiet={quiet} data-room={room} {...root}>
        <Button
          variant={quiet ? 'text' : 'contained'}
          fullWidth={fullWidth}
          LinkComponent={Link}
          href={href}
          onClick={onClick}
        >
          {content}
        </Button>
      </Root>
    );
  }
  return (
    <Root
      data-wide={fullWidth}
      data-room={room}
      {...rootWith(root, { onPointerEnter: () => setOpen(true), onPointerLeave: () => setOpen(false) })}
    >
      <Button
        variant="outlined"
        fullWidth={fullWidth}
        aria-disabled="true"
        aria-describedby={reasonId}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        {content}
      </Button>
      <Reason data-open={open}>
        <span id={reasonId} role="tooltip">
          {reason ?? text.unavailable}
        </span>
      </Reason>
    </Root>
  );
});
