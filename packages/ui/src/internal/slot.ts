'use client';

import { type CSSObject, type SxProps, styled, type Theme } from '@mui/material/styles';
import { mergeSlotProps, unstable_memoTheme, useForkRef } from '@mui/material/utils';
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

/** What every slot takes beside its element's own properties. */
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
 * What the slots of a component read its state from, by the component's name: they may be in several modules. Slots
 * beside the root need it around them: `<OwnerState value={ownerState}>`.
 */
export function ownerStateOf(name: string): Context<OwnerState> {
  const known = ownerStates.get(name) ?? createContext<OwnerState>(undefined);
  ownerStates.set(name, known);
  return known;
}

/** Says what is missing, instead of failing on the first color. */
const themed =
  (styles: (props: { theme: Theme }) => CSSObject) =>
  (props: { theme: Theme }): CSSObject => {
    if (!props.theme.vars?.color) throw new Error('@hireyard/ui needs a <UiProvider> around it.');
    return styles(props);
  };

/** As what the theme's `styleOverrides` and `variants` reach, under the two halves of its class. */
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
 * A styled part of a component, as MUI makes its own: the theme's `styleOverrides` and `variants` reach it under the
 * two halves of its class (`HyPaginator-root`), which it carries in development and production alike. The root is given
 * the component's `ownerState` and hands it to every slot inside, which takes its part of `slots` and `slotProps` from
 * there.
 */
export function slot<Tag extends ElementType>(tag: Tag, target: HyClass, styles: SlotStyles): SlotComponent<Tag> {
  const [Styled, name, part] = styledAs(
    tag,
    target,
    // Once for each theme and not for each element, as MUI makes its own.
    typeof styles === 'function' ? (unstable_memoTheme(themed(styles)) as typeof styles) : styles,
  );
  const OwnerState = ownerStateOf(name);

  // A root that another of ours is built on is given both once more, beside its state.
  return (({ ownerState, ref, slots, slotProps, ...own }: SlotProps & SlotOverrides & { ref?: Ref<unknown> }) => {
    // MUI calls every override on every slot: one that reads `ownerState` must not fail where there is none.
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
 * The root of a component that is built on another of ours: it has the parts of both, so that the other gets `slots` and
 * `slotProps` whole, and applies those of the root.
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
