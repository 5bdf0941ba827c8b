'use client';

import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../icons/index.ts';
import { type RootProps, rootWith, useComponentProps } from '../../internal/component.ts';
import { filterControl } from '../../internal/filter-control.ts';
import { ownerStateOf, slot } from '../../internal/slot.ts';
import { VisuallyHidden } from '../../internal/VisuallyHidden.ts';
import { withRef } from '../../internal/with-ref.ts';
import { useUiText } from '../../provider/text.ts';
import { filterMenuText } from './text.ts';

const Root = slot('button', 'HyFilterButton-root', filterControl);

const OwnerState = ownerStateOf('HyFilterButton');

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

const Panel = slot('div', 'HyFilterButton-panel', ({ theme }) => ({
  display: 'grid',
  gap: 8,
  inlineSize: 'min(320px, calc(100vw - 32px))',
  padding: 8,
  color: theme.vars.color.ink,
}));

export interface FilterButtonProps extends RootProps<'HyFilterButton', 'button'> {
  /** Name of the filtered field: "Working height". */
  label: string;
  /** Number of selected values, shown beside the label unless zero. */
  count?: number | undefined;
  /** The count as text for screen readers. Defaults to the locale’s “2 selected”. */
  countText?: string | undefined;
  /** Returns the content of the dialog. `close` closes it. */
  children: (close: () => void) => ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyFilterButton: FilterButtonProps;
  }
  interface ComponentNameToClassKey {
    HyFilterButton: 'root' | 'count' | 'panel';
  }
}

/**
 * Button of a filter that opens a small dialog below it, for filters of your own. Escape and a click outside close the
 * dialog. Focus returns to the button.
 */
export const FilterButton = withRef(function FilterButton(props: FilterButtonProps) {
  const { label, count = 0, countText, children, ref, ...root } = useComponentProps('HyFilterButton', props);
  const selectedText = useUiText('FilterMenu', filterMenuText).selected;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  const side = useTheme().direction === 'rtl' ? 'right' : 'left';
  return (
    <>
      <Root
        data-print="hide"
        {...rootWith(root, { onClick: () => setOpen(true) })}
        ref={useForkRef(trigger, ref)}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
      >
        {label}
        {count > 0 && (
          <>
            <Count aria-hidden="true">{count}</Count>
            <VisuallyHidden>{countText ?? selectedText({ count })}</VisuallyHidden>
          </>
        )}
        <ChevronDownIcon size={14} />
      </Root>
      <Popover
        open={open}
        // MUI reads the document of its anchor, also while closed, and a server has none.
        anchorEl={open ? () => trigger.current : null}
        onClose={close}
        transitionDuration={120}
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-modal': true, 'aria-label': label, sx: { mt: '6px' } } }}
      >
        {open && (
          <OwnerState.Provider value={root.ownerState}>
            <Panel>{children(close)}</Panel>
          </OwnerState.Provider>
        )}
      </Popover>
    </>
  );
});

const rootOf = <Part,>(parts: { readonly root?: Part } | undefined) => (parts?.root ? { root: parts.root } : {});

/** `FilterButton` as the root of a filter whose other slots have names of their own. */
export const FilterRoot = withRef(function FilterRoot({ slots, slotProps, ...props }: FilterButtonProps) {
  return <FilterButton {...props} slots={rootOf(slots)} slotProps={rootOf(slotProps)} />;
});
