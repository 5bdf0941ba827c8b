'use client';

import { type SxProps, type Theme, useThemeProps } from '@mui/material/styles';
import type { CSSProperties, Ref } from 'react';
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
  return { ...merged, ownerState: merged };
}
