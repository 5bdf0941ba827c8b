'use client';

import { slot } from '../../internal/slot.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { MenuItem } from './model.ts';

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

/** Id of the description of a disabled item that has a reason. */
export const reasonIdOf = ({ disabled, reason }: MenuItem, id: string) =>
  disabled && reason ? `${id}-reason` : undefined;

interface ItemContentProps {
  item: MenuItem;
  id: string;
}

/** Content of a menu item, used in menus and in the phone navigation. */
export function ItemContent({ item, id }: ItemContentProps) {
  const reasonId = reasonIdOf(item, id);
  return (
    <>
      {item.icon && <Icon aria-hidden="true">{item.icon}</Icon>}
      <Label>
        {item.label}
        {reasonId && (
          // Hidden, so that it is read as the description only, not as part of the name too.
          <Reason id={reasonId} aria-hidden="true">
            {item.reason}
          </Reason>
        )}
      </Label>
      {item.kind === 'link' && item.count !== undefined && (
        <>
          {' '}
          <Badge badgeContent={item.count} label={item.countLabel} />
        </>
      )}
    </>
  );
}
