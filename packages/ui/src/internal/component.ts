'use client';

import { type SxProps, type Theme, useTheme, useThemeProps } from '@mui/material/styles';
import { type CSSProperties, type Ref, useMemo } from 'react';
import type { HyName } from '../theme/named.ts';

/** What every component hands to its root element, beside any `data-*` and `aria-*`. */
export interface RootProps<Root = HTMLElement> {
  /** Id of the root element. */
  id?: string;
  /** Class for the root element, beside its own. */
  className?: string;
  /** Inline styles of the root element. */
  style?: CSSProperties;
  /** Styles with the theme's shorthands, for this one place. */
  sx?: SxProps<Theme>;
  /** The root element. */
  ref?: Ref<Root>;
}

/**
 * A component's properties with the theme's `defaultProps` under them. What is left after a component has taken its
 * own goes to the root slot as it is, `ownerState` included.
 */
export function useComponentProps<Props extends object>(name: HyName, props: Props): Props & { ownerState: Props } {
  const merged = useThemeProps({ props, name });
  const theme = useTheme();
  // Every slot reads it: it stays the same object while the component's own state changes, so that none renders for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is merged is made of these two
  const ownerState = useMemo(() => merged, [props, theme]);
  return { ...merged, ownerState };
}
