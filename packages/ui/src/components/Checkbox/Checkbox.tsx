'use client';

import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
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

/** Consent or option that takes effect when the form is submitted. */
export const Checkbox = withRef(function Checkbox(props: CheckboxProps) {
  return <Root {...useComponentProps('HyCheckbox', props)} />;
});
