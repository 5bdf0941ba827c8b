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

/** Props of every slot, added to its element’s own. */
interface SlotProps {
  sx?: SxProps<Theme> | undefined;
  as?: ElementType | undefined;
  /** Props of the component, for functions in `styleOverrides` and for `variants`. */
  ownerState?: object | undefined;
}

export type SlotComponent<Tag extends ElementType> = (props: ComponentProps<Tag> & SlotProps) => JSX.Element;

type SlotStyles = CSSObject | ((props: { theme: Theme }) => CSSObject);

type OwnerState = object | undefined;

const ownerStates = new Map<string, Context<OwnerState>>();

/**
 * Context through which the slots of a component read its props. Keyed by the component's name, because slots may be in
 * several modules. Slots outside of the root need it around them: `<OwnerState value={ownerState}>`.
 */
export function ownerStateOf(name: string): Context<OwnerState> {
  const context = ownerStates.get(name) ?? createContext<OwnerState>(undefined);
  ownerStates.set(name, context);
  return context;
}

/** Evaluates styles once per theme instead of once per element. Throws a readable error without a provider. */
function oncePerTheme(styles: (props: { theme: Theme }) => CSSObject): SlotStyles {
  let last: { theme: Theme; styles: CSSObject } | undefined;
  return ({ theme }) => {
    if (!theme.vars?.color) throw new Error('@hireyard/ui needs a <UiProvider> around it.');
    // Emotion's serialized form of a style object, which it does not serialize again.
    if (last?.theme !== theme)
      last = { theme, styles: css(styles({ theme }) as Parameters<typeof css>[0]) as CSSObject };
    return last.styles;
  };
}

/** Styled element of a slot. The theme's `styleOverrides` and `variants` apply by the two halves of its class. */
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
 * Creates a styled slot of a component, as MUI does. The theme's `styleOverrides` and `variants` apply by the two
 * halves of its class (`HyPaginator-root`). The class is the same in development and production. The root receives the
 * component's `ownerState` and provides it to all slots inside. Each reads its part of `slots` and `slotProps` there.
 */
export function slot<Tag extends ElementType>(tag: Tag, target: HyClass, styles: SlotStyles): SlotComponent<Tag> {
  const [Styled, name, part] = styledAs(tag, target, typeof styles === 'function' ? oncePerTheme(styles) : styles);
  const OwnerState = ownerStateOf(name);

  // The root of a component built on another receives `slots` and `slotProps` twice: as props and in its state.
  return (({ ownerState, ref, slots, slotProps, ...own }: SlotProps & SlotOverrides & { ref?: Ref<unknown> }) => {
    // MUI calls every override on every slot, and overrides may read `ownerState`. It must therefore be an object.
    const state: SlotOverrides = ownerState ?? use(OwnerState) ?? {};
    const overrides = state.slotProps?.[part];
    const { className, ...props } = mergeSlotProps<SlotAttributes>(overrides, own as SlotAttributes);
    const as = state.slots?.[part];
    const element = createElement(Styled, {
      ...props,
      ...(as && { as }),
      className: joined(target, className),
      ref: useForkRef(ref, overrides?.ref),
      ownerState: state,
    });
    return part === 'root' ? createElement(OwnerState, { value: ownerState }, element) : element;
  }) as unknown as SlotComponent<Tag>;
}

/**
 * Creates the root of a component that is built on another one of the kit. It has the slots of both. The inner
 * component receives all `slots` and `slotProps`, and applies the root's.
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
