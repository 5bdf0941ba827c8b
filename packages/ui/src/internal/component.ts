'use client';

import { type SxProps, type Theme, useThemeProps } from '@mui/material/styles';
import { mergeSlotProps } from '@mui/material/utils';
import type { AllHTMLAttributes, CSSProperties, ElementType, JSX, Ref } from 'react';
import type { AllSlots, HyName } from '../theme/named.ts';

type Tag = keyof JSX.IntrinsicElements;

/** Attributes that a component defines itself: its content, its colors, and the value of a field. */
type NotNative =
  | 'key'
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'color'
  | 'value'
  | 'defaultValue'
  | 'defaultChecked'
  | 'onChange';

/** Properties that the element of a slot accepts. */
export interface SlotAttributes extends AllHTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  sx?: SxProps<Theme>;
  [data: `data-${string}`]: unknown;
}

/** Properties for the parts of a component, by their names in a theme. */
export interface SlotOverrides<Part extends string = string> {
  /** Elements or components that replace those of the parts. */
  slots?: { readonly [Name in Part]?: ElementType };
  /** Further attributes, handlers, class, style, `sx` and `ref` for the elements of the parts. */
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
 * Props shared by all components: the attributes of the root, `slots` and `slotProps` of each part. A component that is
 * built on another has the parts of both.
 */
export type RootProps<Name extends keyof AllSlots, Root extends Tag> = Omit<
  JSX.IntrinsicElements[Root],
  NotNative | keyof OwnRootProps<Root>
> &
  OwnRootProps<Root> &
  SlotOverrides<AllSlots[Name]>;

/**
 * A component's properties over the theme's `defaultProps`. A component takes its own and hands the rest to its root
 * slot, `ownerState` included, where every slot finds its `slots` and `slotProps`. Unless the theme has defaults for the
 * component, `ownerState` is the object of properties that React passes, which stays the same while only state changes.
 */
export function useComponentProps<Props extends object>(
  name: HyName,
  props: Props,
): Omit<Props, keyof SlotOverrides> & { ownerState: Props } {
  const ownerState = useThemeProps({ props, name });
  const { slots, slotProps, ...rest } = ownerState as Props & SlotOverrides;
  return { ...rest, ownerState };
}

/** Properties of the root: the consumer's over the component's own. Handlers of both are called, the consumer's first. */
export const rootWith = <Root extends object>(root: Root, own: Partial<Root>): Root =>
  mergeSlotProps(root, own as Root);
