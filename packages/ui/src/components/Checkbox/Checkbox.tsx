'use client';

import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { Toggle, type ToggleProps } from '../Field/Toggle.tsx';

const Root = derivedRoot(Toggle, 'HyCheckbox-root');

export interface CheckboxProps extends ToggleProps {}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HyCheckbox: CheckboxProps;
  }
  interface ComponentNameToClassKey {
    HyCheckbox: 'root';
  }
}

/** Something that is agreed to or wanted, and takes effect when the form is sent. */
export function Checkbox(props: CheckboxProps) {
  return <Root {...useComponentProps('HyCheckbox', props)} />;
}
