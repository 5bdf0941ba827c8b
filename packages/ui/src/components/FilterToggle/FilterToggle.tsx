'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { filterControl } from '../../internal/filter-control.ts';
import { slot } from '../../internal/slot.ts';
import { media } from '../../theme/tokens.ts';

const Root = slot('button', 'HyFilterToggle-root', ({ theme }) => ({
  ...filterControl({ theme }),
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.color.brand,
    boxShadow: `inset 0 0 0 1px ${theme.vars.color.brand}`,
    backgroundColor: theme.vars.color.brandSoft,
    color: theme.vars.color.brand,
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
}));

export interface FilterToggleProps extends RootProps<'HyFilterToggle', 'button'> {
  /** What is left of the list when it is pressed: "Unread". */
  label: string;
  /** Whether the list is filtered by it. */
  pressed?: boolean;
  /** Whether it is pressed to begin with, where the button holds that. */
  defaultPressed?: boolean;
  /** It was pressed, or released. */
  onPressedChange?: ChangeHandler<boolean>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyFilterToggle: FilterToggleProps;
  }
  interface ComponentNameToClassKey {
    HyFilterToggle: 'root';
  }
}

/** A filter of one value beside the menus of the others: a button that stays pressed. */
export function FilterToggle(props: FilterToggleProps) {
  const {
    label,
    pressed: given,
    defaultPressed = false,
    onPressedChange,
    ...root
  } = useComponentProps('HyFilterToggle', props);
  const [pressed, press] = useControllable(given, defaultPressed, onPressedChange);
  return (
    <Root {...root} type="button" aria-pressed={pressed} onClick={(event) => press(!pressed, event)}>
      {label}
    </Root>
  );
}
