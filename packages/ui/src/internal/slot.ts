'use client';

import { type CSSObject, css, type SxProps, styled, type Theme } from '@mui/material/styles';
import { mergeSlotProps, useForkRef } from '@mui/material/utils';
import {
  type ComponentProps,
  type Context,
  createContext,
  createElement,
  type ElementType,
  type JSX,
  type Ref,
  use,
} from 'react';
import type { HyClass } from '../theme/named.ts';
import type { SlotAttributes, SlotOverrides } from './component.ts';

/** Properties of every slot beside those of its element. */
interface SlotProps {
  sx?: SxProps<Theme>;
  as?: ElementType;
  /** The component's properties, for functions in `styleOverrides` and for `variants`. */
  ownerState?: object;
}

export type SlotComponent<Tag extends ElementType> = (props: ComponentProps<Tag> & SlotProps) => JSX.Element;

type SlotStyles = CSSObject | ((props: { theme: Theme }) => CSSObject);

type OwnerState = object | undefined;

const ownerStates = new Map<string, Context<OwnerState>>();

/**
 * The context from which the slots of a component read its properties, by the component's name, since the slots may be in
 * several modules. Slots beside the root need it around them: `<OwnerState value={ownerState}>`.
 */
export function ownerStateOf(name: string): Context<OwnerState> {
  const context = ownerStates.get(name) ?? createContext<OwnerState>(undefined);
  ownerStates.set(name, context);
  return context;
}

/** Evaluates styles once per theme, not once per element. Throws a readable error where the provider is missing. */
function oncePerTheme(styles: (props: { theme: Theme }) => CSSObject): SlotStyles {
  let last: { theme: Theme; styles: CSSObject } | undefined;
  return ({ theme }) => {
    if (!theme.vars?.color) throw new Error('@hireyard/ui needs a <UiProvider> around it.');
    // Emotion's own form of an object of styles, which it does not serialize again.
    if (last?.theme !== theme)
      last = { theme, styles: css(styles({ theme }) as Parameters<typeof css>[0]) as CSSObject };
    return last.styles;
  };
}

/** The styled element of a slot. The theme's `styleOverrides` and `variants` reach it under the two halves of its class. */
function styledAs(
  tag: ElementType,
  target: HyClass,
  css: SlotStyles,
): [Styled: ElementType, name: string, part: string] {
  const [name = '', part = ''] = target.split('-');
  return [styled(tag as 'div', { name, slot: part })<SlotProps>(css as CSSObject) as ElementType, name, part];
}

const joined = (...classes: (string | undefined)[]) => classes.filter(Boolean).join(' ');

/**
 * Makes a styled part of a component, as MUI makes its own. The theme's `styleOverrides` and `variants` reach it under the
 * two halves of its class (`HyPaginator-root`), which it has in development and production alike. The root takes the
 * component's `ownerState` and passes it on to every slot inside, which reads its part of `slots` and `slotProps` there.
 */
export function slot<Tag extends ElementType>(tag: Tag, target: HyClass, styles: SlotStyles): SlotComponent<Tag> {
  const [Styled, name, part] = styledAs(tag, target, typeof styles === 'function' ? oncePerTheme(styles) : styles);
  const OwnerState = ownerStateOf(name);

  // `slots` and `slotProps` come twice to a root that another component is built on: here and in its state.
  return (({ ownerState, ref, slots, slotProps, ...own }: SlotProps & SlotOverrides & { ref?: Ref<unknown> }) => {
    // MUI calls every override on every slot, so `ownerState` must be an object for the overrides that read it.
    const state: SlotOverrides = ownerState ?? use(OwnerState) ?? {};
    const given = state.slotProps?.[part];
    const { className, ...props } = mergeSlotProps<SlotAttributes>(given, own as SlotAttributes);
    const as = state.slots?.[part];
    const element = createElement(Styled, {
      ...props,
      ...(as && { as }),
      className: joined(target, className),
      ref: useForkRef(ref, given?.ref),
      ownerState: state,
    });
    return part === 'root' ? createElement(OwnerState, { value: ownerState }, element) : element;
  }) as unknown as SlotComponent<Tag>;
}

/**
 * Makes the root of a component that is built on another component of the kit. It has the parts of both: the other
 * component gets `slots` and `slotProps` whole, and applies those of the root.
 */
export function derivedRoot<Tag extends ElementType>(
  tag: Tag,
  target: HyClass,
  css: CSSObject = {},
): SlotComponent<Tag> {
  const [Styled, name] = styledAs(tag, target, css);
  const OwnerState = ownerStateOf(name);

  return (({ className, ownerState = {}, ...props }: SlotProps & { className?: string }) => {
    const { slots, slotProps }: SlotOverrides = ownerState;
    const element = createElement(Styled, {
      ...props,
      ...{ slots, slotProps, ownerState },
      className: joined(target, className),
    });
    return createElement(OwnerState, { value: ownerState }, element);
  }) as unknown as SlotComponent<Tag>;
}
