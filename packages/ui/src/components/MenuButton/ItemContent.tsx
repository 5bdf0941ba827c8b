'use client';

import { slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import type { LinkBadge, MenuItem } from './model.ts';

const Icon = slot('span', 'HyMenuItem-icon', ({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  color: theme.vars.color.ink3,
}));

const Label = slot('span', 'HyMenuItem-label', { flex: 1, minInlineSize: 0 });

const Reason = slot('span', 'HyMenuItem-reason', ({ theme }) => ({
  display: 'block',
  ...theme.typography.body2,
  color: theme.vars.color.ink2,
}));

const Count = slot('span', 'HyMenuItem-count', ({ theme }) => ({
  flex: 'none',
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: theme.vars.radius.pill,
  backgroundColor: theme.vars.color.brandSoft,
  color: theme.vars.color.brand,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
}));

const MOST = 99;

/** How many there are behind a link; nothing where there are none. */
export function CountBadge({ count, label }: LinkBadge) {
  return (
    count > 0 && (
      <>
        <Count aria-hidden="true">{count > MOST ? `${MOST}+` : count}</Count>
        <VisuallyHidden>{` (${label})`}</VisuallyHidden>
      </>
    )
  );
}

/** What describes an item that is disabled for a reason. */
export const reasonIdOf = ({ disabled, reason }: MenuItem, id: string) =>
  disabled && reason ? `${id}-reason` : undefined;

interface ItemContentProps {
  item: MenuItem;
  /** Id of the item's element. */
  id: string;
}

/** What an item of a menu contains, in a menu and in the navigation of a phone. */
export function ItemContent({ item, id }: ItemContentProps) {
  const reasonId = reasonIdOf(item, id);
  return (
    <>
      {item.icon && <Icon aria-hidden="true">{item.icon}</Icon>}
      <Label>
        {item.label}
        {reasonId && (
          // Read as the description alone, not with the name too.
          <Reason id={reasonId} aria-hidden="true">
            {item.reason}
          </Reason>
        )}
      </Label>
      {item.kind === 'link' && item.badge && <CountBadge {...item.badge} />}
    </>
  );
}
