'use client';

import { type RootProps, useComponentProps } from '../../internal/component.ts';
import { type ChangeHandler, useControllable } from '../../internal/controllable.ts';
import { filterControl } from '../../internal/filter-control.ts';
import { slot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
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
  /** Name of the filter: "Unread". */
  label: string;
  /** True if the filter is active. */
  pressed?: boolean | undefined;
  /** Initial state of an uncontrolled button. */
  defaultPressed?: boolean | undefined;
  /** Called when the button is toggled. */
  onPressedChange?: ChangeHandler<boolean> | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyFilterToggle: FilterToggleProps;
  }
  interface ComponentNameToClassKey {
    HyFilterToggle: 'root';
  }
}

/** Filter for one value, as a toggle button beside filter menus. */
export const FilterToggle = withRef(function FilterToggle(props: FilterToggleProps) {
  const {
    label,
    pressed: pressedProp,
    defaultPressed = false,
    onPressedChange,
    ...root
  } = useComponentProps('HyFilterToggle', props);
  const [pressed, press] = useControllable(pressedProp, defaultPressed, onPressedChange);
  return (
    <Root {...root} type="button" aria-pressed={pressed} onClick={(event) => press(event, !pressed)}>
      {label}
    </Root>
  );
});
