'use client';

import { useTheme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../icons/index.ts';
import { type RootProps, rootWith, type SlotOverrides } from './component.ts';
import { filterControl } from './filter-control.ts';
import { slot } from './slot.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

// Lazy: loaded on hover or focus, because users read a list before they filter it.
const loadPopover = () => import('@mui/material/Popover');
const Popover = lazy(loadPopover);

const Trigger = slot('button', 'HyFilterButton-root', filterControl);

const Count = slot('span', 'HyFilterButton-count', ({ theme }) => ({
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: theme.vars.radius.pill,
  backgroundColor: theme.vars.color.brandSoft,
  color: theme.vars.color.brand,
  fontSize: '0.75rem',
  lineHeight: '20px',
  textAlign: 'center',
}));

export const Panel = slot('div', 'HyFilterButton-panel', ({ theme }) => ({
  display: 'grid',
  gap: 8,
  inlineSize: 'min(320px, calc(100vw - 32px))',
  padding: 8,
  color: theme.vars.color.ink,
}));

export interface FilterButtonProps
  extends Omit<RootProps<never, 'button'>, keyof SlotOverrides>,
    SlotOverrides<'root'> {
  label: string;
  /** Number of selected values, shown beside the label unless zero. */
  count: number;
  /** The count as text for screen readers: "2 selected". */
  countText: string;
  children: (close: () => void) => ReactNode;
  /** Preloads the modules of the children. */
  preload?: (() => Promise<unknown>) | undefined;
}

/**
 * Button that opens a small dialog below it. Escape and a click outside close the dialog. Focus returns to the button.
 */
export function FilterButton(props: FilterButtonProps) {
  const { label, count, countText, children, preload, ref, slots, slotProps, ...root } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  const side = useTheme().direction === 'rtl' ? 'right' : 'left';
  const reachFor = () => void Promise.all([loadPopover(), preload?.()]).catch(() => undefined);
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Trigger
        data-print="hide"
        {...rootWith(root, { onPointerEnter: reachFor, onFocus: reachFor, onClick: show })}
        ref={useForkRef(trigger, ref)}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // The other slots belong to the filter that renders this button.
        ownerState={{ slots: { root: slots?.root }, slotProps: { root: slotProps?.root } }}
      >
        {label}
        {count > 0 && (
          <>
            <Count aria-hidden="true">{count}</Count>
            <VisuallyHidden>{countText}</VisuallyHidden>
          </>
        )}
        <ChevronDownIcon size={14} />
      </Trigger>
      {opened && (
        <Suspense>
          <Popover
            open={open}
            anchorEl={trigger.current}
            onClose={close}
            transitionDuration={120}
            anchorOrigin={{ vertical: 'bottom', horizontal: side }}
            transformOrigin={{ vertical: 'top', horizontal: side }}
            slotProps={{ paper: { id, role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { mt: '6px' } } }}
          >
            {open && children(close)}
          </Popover>
        </Suspense>
      )}
    </>
  );
}
