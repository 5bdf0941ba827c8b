'use client';

import { useComponentProps } from '../../internal/component.ts';
import { slot } from '../../internal/slot.ts';
import { Toggle, type ToggleProps } from '../Field/Toggle.tsx';

const Root = slot(Toggle, 'HySwitch-root', {});

export interface SwitchProps extends ToggleProps {}

/** A setting that is on or off, and takes effect at once. */
export function Switch(props: SwitchProps) {
  return <Root {...useComponentProps('HySwitch', props)} role="switch" />;
}
