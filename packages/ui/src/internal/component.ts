'use client';

import { type SxProps, type Theme, useThemeProps } from '@mui/material/styles';
import { mergeSlotProps } from '@mui/material/utils';
import type { AllHTMLAttributes, ComponentPropsWithRef, CSSProperties, ElementType, JSX, Ref } from 'react';
import type { AllSlots, HyName } from '../theme/named.ts';

type Tag = keyof JSX.IntrinsicElements;

/** Attributes that a component defines itself: its content, colors and the value of a field. */
type NotNative =
  | 'key'
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'color'
  | 'value'
  | 'defaultValue'
  | 'defaultChecked'
  | 'onChange';

/** Props accepted by the element of a slot. */
export interface SlotAttributes extends AllHTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  sx?: SxProps<Theme> | undefined;
  [data: `data-${string}`]: unknown;
}

/** Overrides for the slots of a component, by slot name. */
export interface SlotOverrides<Part extends string = string> {
  /** Elements or components that replace the default ones. */
  slots?: { readonly [Name in Part]?: ElementType } | undefined;
  /** Additional attributes, handlers, class, style, `sx` and `ref` for the elements of the slots. */
  slotProps?: { readonly [Name in Part]?: SlotAttributes } | undefined;
}

interface OwnRootProps<Root extends Tag> {
  /** Id of the root element. */
  id?: string | undefined;
  /** Additional class of the root element. */
  className?: string | undefined;
  /** Inline styles of the root element. */
  style?: CSSProperties | undefined;
  /** Styles for this instance, with the theme's shorthands. */
  sx?: SxProps<Theme> | undefined;
  /** Element or component that the root is made of, as `slots.root`. */
  component?: ElementType | undefined;
  /** Ref to the root element. */
  ref?: ComponentPropsWithRef<Root>['ref'];
}

/**
 * Props shared by all components: attributes of the root, and `slots` and `slotProps`. A component built on another has
 * the slots of both.
 */
export type RootProps<Name extends keyof AllSlots, Root extends Tag> = Omit<
  JSX.IntrinsicElements[Root],
  NotNative | keyof OwnRootProps<Root>
> &
  OwnRootProps<Root> &
  SlotOverrides<AllSlots[Name]>;

/**
 * Merges a component's props with the theme's `defaultProps`. The component uses its own props and passes the rest to
 * its root slot. The rest includes `ownerState`, where every slot finds `slots` and `slotProps`. Without theme
 * defaults and `component`, `ownerState` is React's props object, which stays the same on state changes.
 */
export function useComponentProps<Props extends object>(
  name: HyName,
  props: Props,
): Omit<Props, keyof SlotOverrides | 'component'> & { ownerState: Props } {
  const given = useThemeProps({ props, name });
  const { slots, slotProps, component, ...rest } = given as Props &
    SlotOverrides &
    Pick<OwnRootProps<Tag>, 'component'>;
  const ownerState = component === undefined ? given : { ...given, slots: { root: component, ...slots } };
  return { ...rest, ownerState };
}

/** Merges the consumer's root props with the component's own. Handlers of both are called, the consumer's first. */
export const rootWith = <Root extends object>(root: Root, own: Partial<Root>): Root =>
  mergeSlotProps(root, own as Root);
