'use client';

import { useComponentProps } from '../../internal/component.ts';
import { derivedRoot } from '../../internal/slot.ts';
import { withRef } from '../../internal/with-ref.ts';
import { Toggle, type ToggleProps } from '../Field/Toggle.tsx';

const Root = derivedRoot(Toggle, 'HySwitch-root');

export interface SwitchProps extends ToggleProps {}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HySwitch: SwitchProps;
  }
  interface ComponentNameToClassKey {
    HySwitch: 'root';
  }
}

/** Setting that is on or off. Takes effect immediately. */
export const Switch = withRef(function Switch(props: SwitchProps) {
  return <Root {...useComponentProps('HySwitch', props)} inputRole="switch" />;
});
