'use client';

import { type SxProps, type Theme, useTheme, useThemeProps } from '@mui/material/styles';
import { mergeSlotProps } from '@mui/material/utils';
import { type AllHTMLAttributes, type CSSProperties, type ElementType, type JSX, type Ref, useMemo } from 'react';
import type { AllSlots, HyName } from '../theme/named.ts';

type Tag = keyof JSX.IntrinsicElements;

/** Own to a component: what it contains, its colors, and the value of a field. */
type NotNative =
  | 'key'
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'color'
  | 'value'
  | 'defaultValue'
  | 'defaultChecked'
  | 'onChange';

/** What the element of a slot can be given. */
export interface SlotAttributes extends AllHTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  sx?: SxProps<Theme>;
  [data: `data-${string}`]: unknown;
}

/** Every component takes these for its parts, by the names that a theme knows them by. */
export interface SlotOverrides<Part extends string = string> {
  /** Elements or components in place of those that the parts are made of. */
  slots?: { readonly [Name in Part]?: ElementType };
  /** What the elements of the parts get beside their own: attributes, handlers, class, style, `sx`, `ref`. */
  slotProps?: { readonly [Name in Part]?: SlotAttributes };
}

interface OwnRootProps<Root extends Tag> {
  /** Id of the root element. */
  id?: string;
  /** Class for the root element, beside its own. */
  className?: string;
  /** Inline styles of the root element. */
  style?: CSSProperties;
  /** Styles with the theme's shorthands, for this one place. */
  sx?: SxProps<Theme>;
  /** The root element. */
  ref?: JSX.IntrinsicElements[Root]['ref'];
}

/**
 * What every component takes for its elements: all attributes of the root, `slots` and `slotProps` of each part. A
 * component that is built on another has the parts of both.
 */
export type RootProps<Name extends keyof AllSlots, Root extends Tag> = Omit<
  JSX.IntrinsicElements[Root],
  NotNative | keyof OwnRootProps<Root>
> &
  OwnRootProps<Root> &
  SlotOverrides<AllSlots[Name]>;

/**
 * A component's properties with the theme's `defaultProps` under them. What is left after a component has taken its
 * own goes to the root slot as it is, `ownerState` included, where every slot finds its `slots` and `slotProps`.
 */
export function useComponentProps<Props extends object>(
  name: HyName,
  props: Props,
): Omit<Props, keyof SlotOverrides> & { ownerState: Props } {
  const merged = useThemeProps({ props, name });
  const theme = useTheme();
  // Every slot reads it: it stays the same object while the component's own state changes, so that none renders for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is merged is made of these two
  const ownerState = useMemo(() => merged, [props, theme]);
  const { slots, slotProps, ...rest } = merged as Props & SlotOverrides;
  return { ...rest, ownerState };
}

/** What goes to the root, over the component's own attributes; handlers of both are called, the consumer's first. */
export const rootWith = <Root extends object>(root: Root, own: Partial<Root>): Root =>
  mergeSlotProps(root, own as Root);
